"""The club: everything a member can do, each as one transaction of a service."""

import os
from collections.abc import Callable
from functools import partial

from club.archive.coaching import Coaching
from club.archive.exports import Exports
from club.archive.history import History
from club.archive.imports import Imports
from club.archive.profiles import Profiles
from club.archive.replays import Replays
from club.archive.sharing import Sharing
from club.archive.versus import Comparisons
from club.core.clock import Clock, SystemClock
from club.core.people import People
from club.core.settings import Settings
from club.house_rules.panels import Panels
from club.lessons.problems import Problems
from club.matchmaking.queue import Queue
from club.matchmaking.starting import Starting
from club.members.forgetting import OwnData
from club.members.friends import Friends
from club.moderation.admin import Admin
from club.moderation.quarantine import Quarantine
from club.moderation.server_departure import ServerDepartures
from club.multiplayer.groups import Groups
from club.play.challenges import SEED_BYTES
from club.play.computer_players import MoveChooser
from club.play.displays import Displays
from club.play.playing import Playing
from club.play.practice_expiry import PracticeExpiry
from club.play.queries import Tables
from club.play.result_cleanup import ResultCleanup
from club.play.rooms import Rooms
from club.ratings.ratings import Ratings
from club.scorepad.sheets import Sheets
from club.turn_clock.clocks import Clocks
from club.turn_clock.nudging import Nudging
from club.watching.cheering import Cheering
from club.watching.game_lists import GameFinder
from club.watching.watching import Watching
from data.storage.database import Database


class Club:
    """The services of one database.

    Nothing is kept from one call to the next: several clubs, in several processes, may serve one
    database. What a member can't do raises a subclass of `Refusal`. `entropy` returns the given
    number of random bytes that nobody can guess.
    """

    def __init__(
        self,
        database: Database,
        *,
        players: MoveChooser,
        clock: Clock | None = None,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> None:
        clock = clock or SystemClock()
        draw = partial(entropy, SEED_BYTES)
        self.people = People(database, clock)
        self.settings = Settings(database, clock)
        self.tables = Tables(database)
        self.starting = Starting(database, clock, draw)
        self.playing = Playing(database, clock, self.tables, players, entropy)
        self.ratings = Ratings(database, clock)
        self.displays = Displays(database)
        self.sheets = Sheets(database, clock)
        self.panels = Panels(database, clock, draw)
        self.groups = Groups(database, clock, draw)
        self.game_finder = GameFinder(database, clock)
        self.friends = Friends(database, clock)
        self.queue = Queue(database, clock, draw)
        self.watching = Watching(database, clock)
        self.cheering = Cheering(database, clock)
        self.admin = Admin(database, clock)
        self.clocks = Clocks(database, clock)
        self.quarantine = Quarantine(database, clock)
        self.nudging = Nudging(database, clock, self.clocks)
        self.replays = Replays(database)
        self.coaching = Coaching(database, self.replays, players)
        self.sharing = Sharing(database, self.replays)
        self.history = History(database)
        self.exports = Exports(database)
        self.imports = Imports(database, clock)
        self.profiles = Profiles(database)
        self.practice_expiry = PracticeExpiry(database, clock)
        self.problems = Problems(database, clock)
        self.comparisons = Comparisons(database)
        self.rooms = Rooms(database)
        self.result_cleanup = ResultCleanup(database, clock)
        self.own_data = OwnData(database, clock, entropy)
        self.server_departures = ServerDepartures(database, clock)
