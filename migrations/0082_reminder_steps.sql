ALTER TABLE "unsettled_invoices" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "unsettled_invoices" ADD COLUMN "last_step" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "unsettled_invoices" AS kept SET
	"due_on" = (SELECT invoice."due_on" FROM "invoices" AS invoice WHERE invoice."id" = kept."invoice_id"),
	"last_step" = coalesce((SELECT max(sent."step") FROM "payment_reminders" AS sent WHERE sent."invoice_id" = kept."invoice_id"), 0);--> statement-breakpoint
ALTER TABLE "unsettled_invoices" ALTER COLUMN "due_on" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "unsettled_invoices_by_step" ON "unsettled_invoices" USING btree ("last_step","due_on");--> statement-breakpoint
-- As before, with the due day and the last reminder of what comes in.
CREATE OR REPLACE FUNCTION "keep_unsettled_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "unsettled_invoices" ("invoice_id", "due_on", "last_step")
		SELECT invoice."id", invoice."due_on",
			coalesce((SELECT max(sent."step") FROM "payment_reminders" AS sent WHERE sent."invoice_id" = invoice."id"), 0)
		FROM "invoices" AS invoice
		WHERE invoice."id" IN (SELECT "invoice_id" FROM added) ORDER BY invoice."id"
		ON CONFLICT ("invoice_id") DO UPDATE SET "invoice_id" = EXCLUDED."invoice_id";
	DELETE FROM "unsettled_invoices" AS kept WHERE kept."invoice_id" IN (SELECT "invoice_id" FROM added)
		AND (SELECT sum(line."cents") FROM "ledger_lines" AS line WHERE line."invoice_id" = kept."invoice_id") = 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_last_reminder"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "unsettled_invoices" SET "last_step" = greatest("last_step", NEW."step") WHERE "invoice_id" = NEW."invoice_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_reminders_last" AFTER INSERT ON "payment_reminders"
	FOR EACH ROW EXECUTE FUNCTION "keep_last_reminder"();
