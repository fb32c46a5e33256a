DROP INDEX "plan_agreements_objected";--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD COLUMN "objection_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD COLUMN "objection_answer" text;--> statement-breakpoint
CREATE INDEX "plan_agreements_objected" ON "plan_agreements" USING btree ("objected_at") WHERE "plan_agreements"."objected_at" is not null and "plan_agreements"."objection_answered_at" is null;