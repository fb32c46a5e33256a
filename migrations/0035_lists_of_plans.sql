DROP INDEX "plan_offers_open";--> statement-breakpoint
CREATE INDEX "plan_offers_by_day" ON "plan_offers" USING btree ("status","valid_until","id");--> statement-breakpoint
CREATE INDEX "plan_offers_closed" ON "plan_offers" USING btree ("valid_until","id") WHERE "plan_offers"."status" in ('accepted', 'declined', 'withdrawn');--> statement-breakpoint
CREATE INDEX "service_plans_by_status" ON "service_plans" USING btree ("status","id");