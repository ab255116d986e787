"""The REST routes, one file a noun."""

from playground.standin.routes import (
    application,
    callbacks,
    channels,
    guilds,
    messages,
    scheduled_events,
    threads,
    users,
    webhooks,
)

TABLES = (
    application.routes,
    callbacks.routes,
    channels.routes,
    guilds.routes,
    messages.routes,
    scheduled_events.routes,
    threads.routes,
    users.routes,
    webhooks.routes,
)
