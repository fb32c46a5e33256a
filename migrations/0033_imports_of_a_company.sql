ALTER TABLE "customer_imports" DROP CONSTRAINT "customer_imports_status";--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "added" jsonb;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
-- What is done has brought customers alone; it names no ids, and so is not undone. Its faults were sentences without their column.
UPDATE "customer_imports" SET "counts" = jsonb_build_object('newCustomers', "made", 'knownCustomers', "known", 'withoutEmail', 0,
	'properties', 0, 'plans', 0, 'visits', 0, 'crews', '[]'::jsonb, 'plansMonthly', '0.00') WHERE "status" = 'done';--> statement-breakpoint
UPDATE "customer_imports" SET "faults" = (SELECT jsonb_agg(jsonb_set("fault", '{faults}', (
	SELECT coalesce(jsonb_agg(jsonb_build_object('field', null, 'message', "message")), '[]') FROM jsonb_array_elements("fault" -> 'faults') AS "message"
)) ORDER BY "place") FROM jsonb_array_elements("faults") WITH ORDINALITY AS "all"("fault", "place")) WHERE "faults" <> '[]';--> statement-breakpoint
ALTER TABLE "customer_imports" DROP COLUMN "done";--> statement-breakpoint
ALTER TABLE "customer_imports" DROP COLUMN "made";--> statement-breakpoint
ALTER TABLE "customer_imports" DROP COLUMN "known";--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_status" CHECK ("customer_imports"."status" in ('draft', 'running', 'done', 'undone'));