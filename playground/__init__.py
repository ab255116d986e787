"""A playground for the bot: a local stand-in for Discord, and a page to play on.

It shares no code with the bot, which runs on it unchanged: three class attributes of
discord.py are pointed at it. `python -m playground` plays in the browser; tests use
`playground.driver`.

The command and the driver:

- `__main__`: the stand-in, its page and `bot.py` with one command
- `driver`: what tests import: `StandIn`, running a bot in this process or as a program
- `actor`: a member in a test, who acts and sees
- `views`: the texts, buttons, menus and pictures of a message
- `options`: a slash command's options, filled in as Discord's client does
- `program`: the bot as a program that can be stopped or killed
- `launch`: runs a bot's script with discord.py pointed at a stand-in
- `pointing`: the three class attributes
- `room`: the server, channel and members that everything begins with, and what is private
- `page/`: the page, without a build step

The stand-in, in `standin/`:

- `server`: the HTTP server, and what stands before every REST route
- `world`: the state of everything, and who hears of a change; `models`: what it consists of
- `people`: what members do, as interactions; `live`: the same for the page's websocket
- `installs`: by whose installation the application is somewhere, and what follows from that
- `gateway`: sessions, heartbeats, resuming; `events`: who is sent which event;
  `compression`: packed streams
- `routes/`: the REST routes, one file a noun; `access`: may the bot touch that
- `bodies`, `compose`: reading a request, and turning it into a message
- `validation/`: the limits, a file a kind of body; `openapi` checks every request against
  Discord's own description of its API, of which `api_facts.json` has what is about these routes
- `shapes/`: the JSON of each thing
- `errors`, `permissions`: Discord's codes and bits
- `faults`, `clock`, `pulse`, `log`: what tests set and read: faults on demand, time, waiting
  without sleeping, every request
- `cdn`: files, emojis, faces, and the page's own files; `keys`: small things routes share
"""
