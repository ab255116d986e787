# What servers and members set, and what managers do at tables.

refusal-no-such-setting = There is no such setting, or it can't be that.
refusal-other-channels = In this server games are begun in { $channels }.
refusal-other-roles = In this server games are begun by those who have one of these roles: { $roles }.
