DROP INDEX "text_stops_one_that_holds";--> statement-breakpoint
ALTER TABLE "text_stops" ADD COLUMN "why" varchar(20) DEFAULT 'stop' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "text_stops_one_that_holds" ON "text_stops" USING btree ("number","why") WHERE "text_stops"."lifted_at" is null;--> statement-breakpoint
ALTER TABLE "text_stops" ADD CONSTRAINT "text_stops_why" CHECK ("text_stops"."why" in ('stop', 'wrong-number'));