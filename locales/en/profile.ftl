# A member's profile, and two members against one another.

refusal-record-hidden = That member doesn’t show their record here.
refusal-two-needed = It takes two: name another member to set against this one.
