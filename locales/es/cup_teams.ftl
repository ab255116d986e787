refusal-cup-for-teams = Ese torneo es por equipos: inscribe uno o únete a uno en el que quede sitio.
refusal-cup-for-singles = En ese torneo cada cual juega por su cuenta.
refusal-too-few-teams = Un torneo necesita al menos dos equipos completos.
refusal-no-such-team = Ese equipo no participa en el torneo, o ya no.
refusal-team-full = Ese equipo está completo.
refusal-team-needs-name = El equipo necesita un nombre.
refusal-team-name-taken = Otro equipo de ese torneo ya se llama así.
refusal-not-captain = Eso lo decide quien lleva la capitanía del equipo.
