# What servers and members set, and what managers do at tables.

refusal-no-such-setting = There is no such setting, or it can't be that.
