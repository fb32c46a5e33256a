ALTER TABLE "quote_requests" ADD COLUMN "place" varchar(500);--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "power_line" varchar(10);--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "call_back_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "quote_requests_by_call_back" ON "quote_requests" USING btree ("created_at") WHERE "quote_requests"."call_back_by" is not null;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_power_line" CHECK ("quote_requests"."power_line" in ('yes', 'no', 'unsure'));--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_storm" CHECK (("quote_requests"."service_type" = 'storm') = ("quote_requests"."call_back_by" is not null));