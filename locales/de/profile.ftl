# Das Profil eines Mitglieds, und zwei Mitglieder gegeneinander.

refusal-record-hidden = Dieses Mitglied zeigt seine Bilanz hier nicht.
refusal-two-needed = Dazu gehören zwei: Nenn noch jemand anderen.
