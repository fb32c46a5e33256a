ALTER TABLE "crew_actions" DROP CONSTRAINT "crew_actions_kind";--> statement-breakpoint
ALTER TABLE "crew_hours" DROP CONSTRAINT "crew_hours_reason";--> statement-breakpoint
ALTER TABLE "crew_hours" ADD COLUMN "breaks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "crew_hours" ADD COLUMN "taps_breaks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_exports" ADD COLUMN "has_breaks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "crew_actions" ADD CONSTRAINT "crew_actions_kind" CHECK ("crew_actions"."kind" in ('set-out', 'undo-set-out', 'arrived', 'tick', 'photo', 'people', 'break-start', 'break-end', 'size', 'application', 'done', 'problem'));--> statement-breakpoint
ALTER TABLE "crew_hours" ADD CONSTRAINT "crew_hours_reason" CHECK ("crew_hours"."reason" is not null or ("crew_hours"."starts_at" is not distinct from "crew_hours"."taps_start_at" and "crew_hours"."ends_at" is not distinct from "crew_hours"."taps_end_at" and "crew_hours"."breaks" = "crew_hours"."taps_breaks"));