DROP INDEX "leads_by_day";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "was_quoted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "leads" AS lead SET "was_quoted" = true
	WHERE lead."stage" IN ('quoted', 'won')
		OR EXISTS (SELECT FROM "quotes" WHERE "quote_request_id" = lead."quote_request_id" AND "status" <> 'draft')
		OR EXISTS (SELECT FROM "quotes" WHERE "service_request_id" = lead."service_request_id" AND "status" <> 'draft')
		OR EXISTS (SELECT FROM "plan_offers" WHERE "lead_id" = lead."id" AND "sent_at" IS NOT NULL)
		OR EXISTS (SELECT FROM "plan_offers" WHERE "plan_request_id" = lead."plan_request_id" AND "sent_at" IS NOT NULL);--> statement-breakpoint
CREATE INDEX "leads_by_day" ON "leads" USING btree ("arrived_at","id","stage","kind","was_quoted","first_answered_at") WHERE not "leads"."is_held" and "leads"."stage" <> 'spam';--> statement-breakpoint
-- A lead was quoted when someone says so, or when the work that it became has a quote already.
CREATE FUNCTION "lead_quoted_by_stage"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."was_quoted" := NEW."was_quoted" OR NEW."stage" IN ('quoted', 'won')
		OR EXISTS (SELECT FROM "quotes" WHERE "service_request_id" = NEW."service_request_id" AND "status" <> 'draft');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "leads_quoted_by_stage" BEFORE INSERT OR UPDATE OF "stage", "service_request_id" ON "leads"
	FOR EACH ROW EXECUTE FUNCTION "lead_quoted_by_stage"();--> statement-breakpoint
CREATE FUNCTION "lead_quoted_by_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "leads" SET "was_quoted" = true WHERE "quote_request_id" = NEW."quote_request_id" AND NOT "was_quoted";
	UPDATE "leads" SET "was_quoted" = true WHERE "service_request_id" = NEW."service_request_id" AND NOT "was_quoted";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "quotes_quote_their_lead" AFTER INSERT OR UPDATE OF "status" ON "quotes"
	FOR EACH ROW WHEN (NEW."status" <> 'draft') EXECUTE FUNCTION "lead_quoted_by_quote"();--> statement-breakpoint
CREATE FUNCTION "lead_quoted_by_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "leads" SET "was_quoted" = true WHERE "id" = NEW."lead_id" AND NOT "was_quoted";
	UPDATE "leads" SET "was_quoted" = true WHERE "plan_request_id" = NEW."plan_request_id" AND NOT "was_quoted";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plan_offers_quote_their_lead" AFTER INSERT OR UPDATE OF "sent_at" ON "plan_offers"
	FOR EACH ROW WHEN (NEW."sent_at" IS NOT NULL) EXECUTE FUNCTION "lead_quoted_by_offer"();
--> statement-breakpoint
ALTER TABLE "print_links" ADD COLUMN "scans" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "print_links" SET "scans" = coalesce((SELECT sum("scans") FROM "print_link_scans" WHERE "link_id" = "print_links"."id"), 0);--> statement-breakpoint
CREATE FUNCTION "sum_scans"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "print_links" SET "scans" = least("scans"::bigint + NEW."scans" - CASE TG_OP WHEN 'UPDATE' THEN OLD."scans" ELSE 0 END, 2147483647)
		WHERE "id" = NEW."link_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "print_link_scans_summed" AFTER INSERT OR UPDATE ON "print_link_scans"
	FOR EACH ROW EXECUTE FUNCTION "sum_scans"();
