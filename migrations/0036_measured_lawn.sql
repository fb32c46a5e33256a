ALTER TABLE "service_plans" ADD COLUMN "measured_area" integer;--> statement-breakpoint
-- What was measured before the column was there stands in the audit log.
UPDATE "service_plans" SET "measured_area" = (
  SELECT ("details" ->> 'measured')::integer FROM "audit_log"
  WHERE "action" = 'plan-size-confirmed' AND "subject_type" = 'plan' AND "subject_id" = "service_plans"."id"::text
  ORDER BY "audit_log"."id" DESC LIMIT 1
) WHERE "size_confirmed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "service_plans" ADD CONSTRAINT "service_plans_measured_area" CHECK ("service_plans"."measured_area" > 0);