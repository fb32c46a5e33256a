-- The one writer of visits (src/server/visits/core/write-visit.ts) clears the place in the order of a day that a visit leaves.
DROP TRIGGER IF EXISTS visits_leave_stop_order ON "visits";--> statement-breakpoint
DROP FUNCTION IF EXISTS visits_leave_stop_order();
