CREATE TABLE "unsettled_invoices" (
	"invoice_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unsettled_invoices" ADD CONSTRAINT "unsettled_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_by_completion" ON "visits" USING btree ("completed_at") WHERE "visits"."status" = 'completed';--> statement-breakpoint
-- Lines of an invoice put it here, and take it away once they come to zero. The first statement holds its row until the transaction ends, and
-- the second sees what was committed until then: of two who write lines of it at once, the later one sees both.
CREATE FUNCTION "keep_unsettled_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "unsettled_invoices" ("invoice_id")
		SELECT DISTINCT "invoice_id" FROM added WHERE "invoice_id" IS NOT NULL ORDER BY "invoice_id"
		ON CONFLICT ("invoice_id") DO UPDATE SET "invoice_id" = EXCLUDED."invoice_id";
	DELETE FROM "unsettled_invoices" AS kept WHERE kept."invoice_id" IN (SELECT "invoice_id" FROM added)
		AND (SELECT sum(line."cents") FROM "ledger_lines" AS line WHERE line."invoice_id" = kept."invoice_id") = 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_lines_unsettled" AFTER INSERT ON "ledger_lines" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_unsettled_invoices"();--> statement-breakpoint
-- Whoever takes a row away has to be right when the transaction commits.
CREATE FUNCTION "check_settled_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM "unsettled_invoices" WHERE "invoice_id" = OLD."invoice_id")
		AND (SELECT sum("cents") FROM "ledger_lines" WHERE "invoice_id" = OLD."invoice_id") <> 0 THEN
		RAISE EXCEPTION 'invoice % is not settled', OLD."invoice_id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "unsettled_invoices_settled" AFTER DELETE ON "unsettled_invoices"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_settled_invoice"();--> statement-breakpoint
INSERT INTO "unsettled_invoices" ("invoice_id")
	SELECT "invoice_id" FROM "ledger_lines" WHERE "invoice_id" IS NOT NULL GROUP BY "invoice_id" HAVING sum("cents") <> 0;
