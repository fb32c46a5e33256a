CREATE TABLE "unbilled_visits" (
	"visit_id" integer PRIMARY KEY NOT NULL,
	"served_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unbilled_visits" ADD CONSTRAINT "unbilled_visits_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unbilled_visits_by_day" ON "unbilled_visits" USING btree ("served_on");--> statement-breakpoint
-- A visit waits from when it is done and charged until an invoice has it. What was billed may be left over when its visit is corrected
-- later; what was not is never missing, whatever runs at once.
CREATE FUNCTION "keep_unbilled_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."status" = 'completed' AND (NEW."price_lines" IS NOT NULL OR NEW."job_price" > 0) THEN
		INSERT INTO "unbilled_visits" ("visit_id", "served_on") VALUES (NEW."id", NEW."scheduled_date")
			ON CONFLICT ("visit_id") DO UPDATE SET "served_on" = EXCLUDED."served_on";
	ELSE
		DELETE FROM "unbilled_visits" WHERE "visit_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "visits_unbilled_when_added" AFTER INSERT ON "visits"
	FOR EACH ROW WHEN (NEW."status" = 'completed') EXECUTE FUNCTION "keep_unbilled_visit"();--> statement-breakpoint
CREATE TRIGGER "visits_unbilled_when_changed" AFTER UPDATE ON "visits"
	FOR EACH ROW WHEN (
		'completed' IN (OLD."status", NEW."status")
		AND (OLD."status", OLD."scheduled_date", OLD."price_lines", OLD."job_price")
			IS DISTINCT FROM (NEW."status", NEW."scheduled_date", NEW."price_lines", NEW."job_price")
	) EXECUTE FUNCTION "keep_unbilled_visit"();--> statement-breakpoint
CREATE FUNCTION "bill_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		DELETE FROM "unbilled_visits" WHERE "visit_id" = NEW."visit_id";
	ELSE
		INSERT INTO "unbilled_visits" ("visit_id", "served_on")
			SELECT "id", "scheduled_date" FROM "visits" WHERE "id" = NEW."visit_id" ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_items_bill_visit" AFTER INSERT ON "invoice_items"
	FOR EACH ROW WHEN (NEW."visit_id" IS NOT NULL) EXECUTE FUNCTION "bill_visit"();--> statement-breakpoint
CREATE TRIGGER "invoice_items_release_visit" AFTER UPDATE ON "invoice_items"
	FOR EACH ROW WHEN (OLD."released_by" IS NULL AND NEW."released_by" IS NOT NULL AND NEW."visit_id" IS NOT NULL)
	EXECUTE FUNCTION "bill_visit"();--> statement-breakpoint
INSERT INTO "unbilled_visits" ("visit_id", "served_on")
	SELECT "id", "scheduled_date" FROM "visits" WHERE "status" = 'completed' AND ("price_lines" IS NOT NULL OR "job_price" > 0)
		AND NOT EXISTS (SELECT FROM "invoice_items" WHERE "visit_id" = "visits"."id" AND "released_by" IS NULL);
