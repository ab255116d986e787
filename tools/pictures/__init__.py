"""The pictures in docs/, photographed in the playground or drawn as the bot draws."""
