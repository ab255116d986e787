# What each step does stands in deploy/image.sh, which a test runs without a container too.

FROM python:3.11-slim-bookworm AS build
WORKDIR /source
COPY . .
RUN sh deploy/image.sh install /opt/undercut

FROM python:3.11-slim-bookworm
COPY deploy/image.sh /tmp/image.sh
RUN sh /tmp/image.sh system && rm /tmp/image.sh
COPY --from=build /opt/undercut /opt/undercut
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HEARTBEAT_FILE=/tmp/heartbeat
# For python -m data.
ENV PYTHONPATH=/opt/undercut/app
RUN install -d -o 10001 -g 10001 -m 700 /data
USER 10001:10001
# The database and .env are here, and nothing else is ever written but to /tmp.
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s \
    CMD ["/opt/undercut/bin/python", "/opt/undercut/app/bot.py", "--healthy"]
ENTRYPOINT ["/opt/undercut/bin/python", "/opt/undercut/app/bot.py"]
