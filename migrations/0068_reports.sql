CREATE TABLE "lawn_years" (
	"property_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"visits" integer NOT NULL,
	"minutes" integer NOT NULL,
	"cents" bigint NOT NULL,
	"per_hour" integer GENERATED ALWAYS AS (coalesce(cents * 60 / nullif(minutes, 0), 0)) STORED NOT NULL,
	CONSTRAINT "lawn_years_property_id_year_pk" PRIMARY KEY("property_id","year")
);
--> statement-breakpoint
CREATE TABLE "report_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"figure" varchar(10) NOT NULL,
	"on_day" date NOT NULL,
	"cents" bigint NOT NULL,
	"service" varchar(20) NOT NULL,
	"crew" varchar(20) NOT NULL,
	"zip" varchar(20) NOT NULL,
	"source" varchar(20) NOT NULL,
	"item_id" integer,
	"credit_item_id" integer,
	"line_id" integer,
	"quote_id" uuid,
	"agreement_id" integer,
	CONSTRAINT "report_facts_figure" CHECK ("report_facts"."figure" in ('quotes', 'plans', 'invoiced', 'paid'))
);
--> statement-breakpoint
CREATE TABLE "report_sums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dimension" varchar(10) NOT NULL,
	"figure" varchar(10) NOT NULL,
	"on_day" date NOT NULL,
	"key" varchar(20) NOT NULL,
	"facts" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "report_sums_dimension" CHECK ("report_sums"."dimension" in ('all', 'service', 'crew', 'zip', 'source'))
);
--> statement-breakpoint
ALTER TABLE "lawn_years" ADD CONSTRAINT "lawn_years_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_facts" ADD CONSTRAINT "report_facts_item_id_invoice_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."invoice_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_facts" ADD CONSTRAINT "report_facts_credit_item_id_credit_note_items_id_fk" FOREIGN KEY ("credit_item_id") REFERENCES "public"."credit_note_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_facts" ADD CONSTRAINT "report_facts_line_id_ledger_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."ledger_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_facts" ADD CONSTRAINT "report_facts_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_facts" ADD CONSTRAINT "report_facts_agreement_id_plan_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."plan_agreements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lawn_years_by_hour" ON "lawn_years" USING btree ("year","per_hour","property_id");--> statement-breakpoint
CREATE INDEX "report_facts_by_day" ON "report_facts" USING btree ("figure","on_day","id");--> statement-breakpoint
CREATE INDEX "report_facts_by_service" ON "report_facts" USING btree ("figure","service","on_day","id");--> statement-breakpoint
CREATE INDEX "report_facts_by_crew" ON "report_facts" USING btree ("figure","crew","on_day","id");--> statement-breakpoint
CREATE INDEX "report_facts_by_zip" ON "report_facts" USING btree ("figure","zip","on_day","id");--> statement-breakpoint
CREATE INDEX "report_facts_by_source" ON "report_facts" USING btree ("figure","source","on_day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_facts_one_per_item" ON "report_facts" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_facts_one_per_credit" ON "report_facts" USING btree ("credit_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_facts_one_per_line" ON "report_facts" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_facts_one_per_quote" ON "report_facts" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_facts_one_per_agreement" ON "report_facts" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "report_sums_by_day" ON "report_sums" USING btree ("dimension","on_day");--> statement-breakpoint
CREATE INDEX "leads_by_day" ON "leads" USING btree ("arrived_at","id") WHERE not "leads"."is_held" and "leads"."stage" <> 'spam';--> statement-breakpoint
CREATE INDEX "visit_problems_by_day" ON "visit_problems" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_plans_by_start" ON "service_plans" USING btree ("starts_on","id");--> statement-breakpoint
CREATE FUNCTION "report_zip"(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(substring(address FROM '(\d{5})(?:-\d{4})?\D*$'), '')
$$;--> statement-breakpoint
-- The first lead of a customer: one that became this customer, or of the same mailbox.
CREATE FUNCTION "report_source"(customer uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce((
		SELECT "kind" FROM (
			SELECT "id", "kind", "arrived_at" FROM "leads" WHERE "customer_id" = customer AND NOT "is_held" AND "stage" <> 'spam'
			UNION ALL
			SELECT lead."id", lead."kind", lead."arrived_at" FROM "users" AS person
				JOIN "leads" AS lead ON lead."mailbox" = lower(regexp_replace(person."email", '^([^+@]+)\+[^@]*@', '\1@'))
				WHERE person."id" = customer AND lead."mailbox" <> '' AND NOT lead."is_held" AND lead."stage" <> 'spam'
		) AS theirs ORDER BY "arrived_at", "id" LIMIT 1), '')
$$;--> statement-breakpoint
CREATE FUNCTION "report_day"(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
	SELECT (at AT TIME ZONE coalesce((SELECT "values" ->> 'timeZone' FROM "business_settings" WHERE "id" = 1), 'America/Chicago'))::date
$$;--> statement-breakpoint
-- What each row that counts comes to in a report: by these the triggers write facts, and what is there already is written once below.
CREATE VIEW "facts_of_items" AS
	SELECT 'invoiced' AS "figure", invoice."issued_on" AS "on_day", item."subtotal_cents"::bigint AS "cents",
		item."account" AS "service", coalesce(visit."crew_id"::text, '') AS "crew", "report_zip"(item."place") AS "zip",
		"report_source"(invoice."user_id") AS "source", item."id" AS "item_id"
	FROM "invoice_items" AS item JOIN "invoices" AS invoice ON invoice."id" = item."invoice_id"
		LEFT JOIN "visits" AS visit ON visit."id" = item."visit_id"
	-- A deposit is no sale yet: the invoice of the work has all of it.
	WHERE item."account" <> 'customer-deposits';--> statement-breakpoint
CREATE VIEW "facts_of_credits" AS
	SELECT 'invoiced' AS "figure", note."issued_on" AS "on_day", -credit."subtotal_cents"::bigint AS "cents",
		fact."service", fact."crew", fact."zip", fact."source", credit."id" AS "credit_item_id"
	FROM "credit_note_items" AS credit JOIN "credit_notes" AS note ON note."id" = credit."credit_note_id"
		JOIN "report_facts" AS fact ON fact."item_id" = credit."item_id";--> statement-breakpoint
CREATE VIEW "facts_of_lines" AS
	SELECT 'paid' AS "figure", entry."booked_on" AS "on_day", line."cents"::bigint AS "cents",
		'' AS "service", '' AS "crew", '' AS "zip", "report_source"(line."user_id") AS "source", line."id" AS "line_id"
	FROM "ledger_lines" AS line JOIN "ledger_entries" AS entry ON entry."id" = line."entry_id"
	WHERE line."account" IN ('cash', 'checks', 'card-reader', 'bank-transfer', 'stripe') AND entry."kind" <> 'fee';--> statement-breakpoint
CREATE VIEW "facts_of_quotes" AS
	SELECT 'quotes' AS "figure", "report_day"(coalesce(quote."answered_at", quote."updated_at")) AS "on_day",
		(quote."subtotal" * 100)::bigint AS "cents", 'revenue-jobs' AS "service", '' AS "crew",
		"report_zip"(request."property_address") AS "zip", "report_source"(quote."user_id") AS "source", quote."id" AS "quote_id"
	FROM "quotes" AS quote LEFT JOIN "service_requests" AS request ON request."id" = quote."service_request_id"
	WHERE quote."status" = 'accepted';--> statement-breakpoint
CREATE VIEW "facts_of_agreements" AS
	SELECT 'plans' AS "figure", "report_day"(agreement."agreed_at") AS "on_day", (plan."monthly_price" * 1200)::bigint AS "cents",
		CASE plan."kind" WHEN 'mowing' THEN 'revenue-mowing' ELSE 'revenue-programs' END AS "service",
		coalesce(plan."crew_id"::text, '') AS "crew", "report_zip"(property."address") AS "zip",
		"report_source"(property."user_id") AS "source", agreement."id" AS "agreement_id"
	FROM "plan_agreements" AS agreement JOIN "service_plans" AS plan ON plan."id" = agreement."service_plan_id"
		JOIN "properties" AS property ON property."id" = plan."property_id"
	WHERE agreement."kind" = 'start';--> statement-breakpoint
-- Sums of facts go with the facts, in the same statement.
CREATE FUNCTION "sum_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_sums" ("dimension", "figure", "on_day", "key", "facts", "cents")
		SELECT by."dimension", fact."figure", fact."on_day", by."key", count(*), sum(fact."cents")
		FROM added AS fact CROSS JOIN LATERAL (VALUES ('all', ''), ('service', fact."service"), ('crew', fact."crew"),
			('zip', fact."zip"), ('source', fact."source")) AS by ("dimension", "key")
		GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_facts_summed" AFTER INSERT ON "report_facts" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "sum_facts"();--> statement-breakpoint
CREATE FUNCTION "count_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "item_id")
		SELECT * FROM "facts_of_items" WHERE "item_id" IN (SELECT "id" FROM added);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_credits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "credit_item_id")
		SELECT * FROM "facts_of_credits" WHERE "credit_item_id" IN (SELECT "id" FROM added);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "line_id")
		SELECT * FROM "facts_of_lines" WHERE "line_id" IN (SELECT "id" FROM added);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_agreements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "agreement_id")
		SELECT * FROM "facts_of_agreements" WHERE "agreement_id" IN (SELECT "id" FROM added);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "quote_id")
		SELECT * FROM "facts_of_quotes" WHERE "quote_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_items_counted" AFTER INSERT ON "invoice_items" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "count_items"();--> statement-breakpoint
CREATE TRIGGER "credit_note_items_counted" AFTER INSERT ON "credit_note_items" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "count_credits"();--> statement-breakpoint
CREATE TRIGGER "ledger_lines_counted" AFTER INSERT ON "ledger_lines" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "count_lines"();--> statement-breakpoint
CREATE TRIGGER "plan_agreements_counted" AFTER INSERT ON "plan_agreements" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "count_agreements"();--> statement-breakpoint
CREATE TRIGGER "quotes_counted_when_added" AFTER INSERT ON "quotes"
	FOR EACH ROW WHEN (NEW."status" = 'accepted') EXECUTE FUNCTION "count_quote"();--> statement-breakpoint
CREATE TRIGGER "quotes_counted_when_accepted" AFTER UPDATE ON "quotes"
	FOR EACH ROW WHEN (NEW."status" = 'accepted' AND OLD."status" <> 'accepted') EXECUTE FUNCTION "count_quote"();--> statement-breakpoint
INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "item_id") SELECT * FROM "facts_of_items";--> statement-breakpoint
INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "credit_item_id") SELECT * FROM "facts_of_credits";--> statement-breakpoint
INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "line_id") SELECT * FROM "facts_of_lines";--> statement-breakpoint
INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "quote_id") SELECT * FROM "facts_of_quotes";--> statement-breakpoint
INSERT INTO "report_facts" ("figure", "on_day", "cents", "service", "crew", "zip", "source", "agreement_id") SELECT * FROM "facts_of_agreements";
--> statement-breakpoint
-- Whether the crew of a finished visit came within the window of two hours that its customer was told; null where no one knows.
CREATE FUNCTION "arrival_of"(visit "visits") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN visit."arrived_at" BETWEEN promised."at" AND promised."at" + interval '2 hours' THEN 'kept' ELSE 'missed' END
	FROM (SELECT (visit."scheduled_date" + visit."scheduled_time"::time) AT TIME ZONE
		coalesce((SELECT "values" ->> 'timeZone' FROM "business_settings" WHERE "id" = 1), 'America/Chicago') AS "at") AS promised
	WHERE visit."status" = 'completed' AND visit."scheduled_time" IS NOT NULL AND visit."arrived_at" IS NOT NULL
		AND NOT 'arrivedAt' = ANY (visit."unsure_times")
$$;--> statement-breakpoint
-- Before sales tax, in cents.
CREATE FUNCTION "price_of_visit"(visit "visits") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(sum((line ->> 'amount')::numeric * 100), 0)::bigint FROM jsonb_array_elements(visit."price_lines") AS line
$$;--> statement-breakpoint
-- Whether a visit counts for its lawn: one of a plan that is done, with a price and a length.
CREATE FUNCTION "counts_for_lawn"(visit "visits") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT visit."status" = 'completed' AND visit."service_plan_id" IS NOT NULL AND visit."price_lines" IS NOT NULL AND visit."duration" IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION "add_visit_to_reports"(visit "visits", sign integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	arrival text := "arrival_of"(visit);
BEGIN
	IF arrival IS NOT NULL THEN
		INSERT INTO "report_sums" ("dimension", "figure", "on_day", "key", "facts", "cents")
			VALUES ('all', 'arrivals', visit."scheduled_date", arrival, sign, 0);
	END IF;
	IF "counts_for_lawn"(visit) THEN
		INSERT INTO "lawn_years" ("property_id", "year", "visits", "minutes", "cents")
			VALUES (visit."property_id", extract(year FROM visit."scheduled_date"), sign, sign * visit."duration", sign * "price_of_visit"(visit))
			ON CONFLICT ("property_id", "year") DO UPDATE SET "visits" = "lawn_years"."visits" + EXCLUDED."visits",
				"minutes" = "lawn_years"."minutes" + EXCLUDED."minutes", "cents" = "lawn_years"."cents" + EXCLUDED."cents";
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM "add_visit_to_reports"(OLD, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM "add_visit_to_reports"(NEW, 1);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "visits_counted_when_added" AFTER INSERT ON "visits"
	FOR EACH ROW WHEN (NEW."status" = 'completed') EXECUTE FUNCTION "count_visit"();--> statement-breakpoint
CREATE TRIGGER "visits_counted_when_deleted" AFTER DELETE ON "visits"
	FOR EACH ROW WHEN (OLD."status" = 'completed') EXECUTE FUNCTION "count_visit"();--> statement-breakpoint
CREATE TRIGGER "visits_counted_when_changed" AFTER UPDATE ON "visits"
	FOR EACH ROW WHEN (
		'completed' IN (OLD."status", NEW."status")
		AND (OLD."status", OLD."scheduled_date", OLD."scheduled_time", OLD."arrived_at", OLD."unsure_times", OLD."duration", OLD."price_lines",
			OLD."property_id", OLD."service_plan_id")
		IS DISTINCT FROM (NEW."status", NEW."scheduled_date", NEW."scheduled_time", NEW."arrived_at", NEW."unsure_times", NEW."duration",
			NEW."price_lines", NEW."property_id", NEW."service_plan_id")
	) EXECUTE FUNCTION "count_visit"();--> statement-breakpoint
INSERT INTO "report_sums" ("dimension", "figure", "on_day", "key", "facts", "cents")
	SELECT 'all', 'arrivals', "scheduled_date", "arrival_of"(visit), count(*), 0 FROM "visits" AS visit
	WHERE "arrival_of"(visit) IS NOT NULL GROUP BY 3, 4;--> statement-breakpoint
INSERT INTO "lawn_years" ("property_id", "year", "visits", "minutes", "cents")
	SELECT "property_id", extract(year FROM "scheduled_date"), count(*), sum("duration"), sum("price_of_visit"(visit)) FROM "visits" AS visit
	WHERE "counts_for_lawn"(visit) GROUP BY 1, 2;
