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
from club.cups.cup_displays import CupDisplays
from club.cups.cup_drafts import CupDrafts
from club.cups.cup_results import CupResults
from club.cups.cup_teams import CupTeams
from club.cups.cups import Cups
from club.cups.extras.cup_roles import CupRoles
from club.cups.extras.scheduled_event import CupScheduledEvents
from club.daily.daily import Daily
from club.daily.daily_boards import DailyBoards
from club.daily.daily_replies import DailyReplies
from club.daily.past_days import PastDays
from club.house_rules.panels import Panels
from club.leagues.competition_displays import CompetitionDisplays
from club.leagues.competition_drafts import CompetitionDrafts
from club.leagues.competition_steps import CompetitionSteps
from club.leagues.competitions import Competitions
from club.leagues.ladders import Ladders
from club.leagues.leagues import Leagues
from club.lessons.problems import Problems
from club.matches.server_match_choices import ServerMatchDrafts
from club.matches.server_match_displays import ServerMatchDisplays
from club.matches.server_match_proposals import ServerMatchProposals
from club.matches.server_match_steps import ServerMatchSteps
from club.matches.server_matches import ServerMatches
from club.matchmaking.queue import Queue
from club.matchmaking.starting import Starting
from club.members.forgetting import OwnData
from club.members.friends import Friends
from club.moderation.admin import Admin
from club.moderation.quarantine import Quarantine
from club.moderation.server_departure import ServerDepartures
from club.multiplayer.groups import Groups
from club.news.club_news import ClubNews
from club.news.role_awards import RoleAwards
from club.play.challenges import SEED_BYTES
from club.play.computer_players import MoveChooser
from club.play.displays import Displays
from club.play.orders import Orders
from club.play.playing import Playing
from club.play.practice_expiry import PracticeExpiry
from club.play.queries import Tables
from club.play.result_cleanup import ResultCleanup
from club.play.rooms import Rooms
from club.ratings.ratings import Ratings
from club.scorepad.sheet_expiry import SheetExpiry
from club.scorepad.sheets import Sheets
from club.turn_clock.calling_off import CallingOff
from club.turn_clock.clocks import Clocks
from club.turn_clock.nudging import Nudging
from club.watching.cheering import Cheering
from club.watching.game_lists import GameFinder
from club.watching.watching import Watching
from data.processes.process import Process
from data.storage.database import Database


class Club:
    """The services of one database, which several clubs in several processes may serve.

    What a member can't do raises a `Refusal`. `entropy` returns so many unguessable random bytes.
    `process` is this process among several; None where there is no other.
    """

    def __init__(  # noqa: PLR0915 - a line for each service
        self,
        database: Database,
        *,
        players: MoveChooser,
        clock: Clock | None = None,
        entropy: Callable[[int], bytes] = os.urandom,
        process: Process | None = None,
    ) -> None:
        self.process = process
        clock = clock or SystemClock()
        draw = partial(entropy, SEED_BYTES)
        self.people = People(database, clock)
        self.settings = Settings(database, clock)
        self.tables = Tables(database)
        self.starting = Starting(database, clock, draw)
        self.playing = Playing(database, clock, self.tables, players, entropy)
        self.orders = Orders(database, clock)
        self.ratings = Ratings(database, clock)
        self.displays = Displays(database)
        self.sheets = Sheets(database, clock)
        self.sheet_expiry = SheetExpiry(database, clock)
        self.panels = Panels(database, clock, draw)
        self.groups = Groups(database, clock, draw)
        self.game_finder = GameFinder(database, clock)
        self.friends = Friends(database, clock)
        self.queue = Queue(database, clock, draw)
        self.watching = Watching(database, clock)
        self.cheering = Cheering(database, clock)
        self.admin = Admin(database, clock)
        self.clocks = Clocks(database, clock)
        self.calling_off = CallingOff(database, clock)
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
        replies = DailyReplies(database, players)
        self.daily = Daily(database, clock, replies, draw)
        self.past_days = PastDays(database, clock, replies)
        self.daily_boards = DailyBoards(database, clock)
        self.comparisons = Comparisons(database)
        self.rooms = Rooms(database)
        self.result_cleanup = ResultCleanup(database, clock)
        self.own_data = OwnData(database, clock, entropy)
        self.news = ClubNews(database, clock, self.replays)
        self.role_awards = RoleAwards(database, clock)
        self.cups = Cups(database, clock, draw)
        self.cup_teams = CupTeams(database, clock)
        self.cup_results = CupResults(database, clock)
        self.cup_displays = CupDisplays(database, clock)
        self.cup_drafts = CupDrafts(database, clock)
        self.cup_roles = CupRoles(database, clock)
        self.cup_scheduled_events = CupScheduledEvents(database, clock)
        steps = CompetitionSteps(database, clock)
        self.competitions = Competitions(database, clock, draw, steps)
        self.competition_displays = CompetitionDisplays(database, clock)
        self.competition_drafts = CompetitionDrafts(database, clock)
        self.leagues = Leagues(steps)
        self.ladders = Ladders(steps)
        match_steps = ServerMatchSteps(database, clock)
        self.server_matches = ServerMatches(database, match_steps)
        self.match_proposals = ServerMatchProposals(database, clock, draw, match_steps)
        self.match_displays = ServerMatchDisplays(database, clock)
        self.match_drafts = ServerMatchDrafts(database, clock)
        self.server_departures = ServerDepartures(database, clock)
