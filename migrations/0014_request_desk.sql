DROP INDEX "service_requests_by_status";--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "price_rule" varchar(200);--> statement-breakpoint
CREATE INDEX "service_requests_by_word" ON "service_requests" USING gin (to_tsvector('simple', translate("customer_name" || ' ' || "customer_email" || ' ' || "property_address" || ' ' || "service_type", '@._-''/', '      ')));--> statement-breakpoint
CREATE INDEX "quotes_by_email" ON "quotes" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "service_requests_by_status" ON "service_requests" USING btree ("status","id");