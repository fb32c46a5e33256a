-- Until now signing in wrote the role of STAFF_EMAILS into the person's row. From now on the setting counts by itself,
-- so a role in the table is one that was granted otherwise: that of the demonstration's team.
UPDATE "users" SET "role" = 'customer' WHERE "role" <> 'customer' AND lower("email") NOT IN ('owner@prairieoak.example', 'ivy@prairieoak.example', 'forrest@prairieoak.example');
