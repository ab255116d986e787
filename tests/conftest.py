from hypothesis import settings

# How long an example takes is no property of ours: the machine may be busy.
settings.register_profile("undercut", deadline=None)
settings.load_profile("undercut")
