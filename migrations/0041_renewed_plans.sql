ALTER TABLE "plan_agreements" DROP CONSTRAINT "plan_agreements_kind";--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "renewed_on" date;--> statement-breakpoint
CREATE INDEX "service_plans_by_year" ON "service_plans" USING btree (coalesce("renewed_on", "starts_on"),"id") WHERE "service_plans"."status" in ('active', 'paused');--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_kind" CHECK ("plan_agreements"."kind" in ('start', 'frequency', 'pause', 'resume', 'cancel', 'restart', 'price', 'size', 'renewal'));