ALTER TABLE "service_requests" ALTER COLUMN "assigned_crew" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "job_price" numeric(8, 2);--> statement-breakpoint
UPDATE "visits" SET "crew_id" = NULL FROM (
  SELECT "id", row_number() OVER (PARTITION BY "service_request_id", "crew_id", "scheduled_date" ORDER BY "id") AS "place"
  FROM "visits" WHERE "service_request_id" IS NOT NULL AND "crew_id" IS NOT NULL AND "status" IN ('scheduled', 'in_progress', 'completed')
) AS "same_day" WHERE "same_day"."id" = "visits"."id" AND "same_day"."place" > 1;--> statement-breakpoint
UPDATE "visits" SET "job_price" = CASE WHEN "visits"."id" = "last"."id" THEN "last"."price" ELSE 0 END FROM (
  SELECT DISTINCT ON ("visits"."service_request_id") "visits"."service_request_id", "visits"."id", "service_requests"."final_price" AS "price"
  FROM "visits" JOIN "service_requests" ON "service_requests"."id" = "visits"."service_request_id"
  WHERE "visits"."status" = 'completed' AND "service_requests"."status" = 'completed' AND "service_requests"."final_price" IS NOT NULL
  ORDER BY "visits"."service_request_id", "visits"."scheduled_date" DESC, "visits"."id" DESC
) AS "last" WHERE "last"."service_request_id" = "visits"."service_request_id" AND "visits"."status" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_per_job_day" ON "visits" USING btree ("service_request_id","crew_id","scheduled_date") WHERE "visits"."status" in ('scheduled', 'in_progress', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_charge_per_job" ON "visits" USING btree ("service_request_id") WHERE "visits"."job_price" > 0;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_job_price" CHECK ("visits"."job_price" >= 0);