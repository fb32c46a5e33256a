ALTER TABLE "plan_offers" DROP CONSTRAINT "plan_offers_kind";--> statement-breakpoint
ALTER TABLE "service_plans" DROP CONSTRAINT "service_plans_kind";--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_kind" CHECK ("plan_offers"."kind" in ('mowing', 'year-round', 'fertilization', 'pre-emergent', 'aeration', 'mulch'));--> statement-breakpoint
ALTER TABLE "service_plans" ADD CONSTRAINT "service_plans_kind" CHECK ("service_plans"."kind" in ('mowing', 'year-round', 'fertilization', 'pre-emergent', 'aeration', 'mulch'));