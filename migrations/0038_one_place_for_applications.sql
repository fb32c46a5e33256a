DROP INDEX "application_records_by_time";--> statement-breakpoint
CREATE INDEX "application_records_words" ON "application_records" USING gin (text_words(("customer_name" || ' ' || "address" || ' ' || "applicator" || ' ' || "product")));--> statement-breakpoint
CREATE INDEX "application_records_by_time" ON "application_records" USING btree ("applied_at","id");--> statement-breakpoint
-- What was written there goes on as a line of the work done, which customers read.
UPDATE "visits" SET "work_done" = "work_done" || ARRAY(
  SELECT 'Applied ' || (one.value ->> 'product') || ', ' || (one.value ->> 'amount') || coalesce(' (' || nullif(one.value ->> 'purpose', '') || ')', '')
  FROM jsonb_array_elements("applied") WITH ORDINALITY AS one(value, place) ORDER BY one.place
) WHERE "applied" <> '[]';--> statement-breakpoint
ALTER TABLE "visits" DROP COLUMN "applied";