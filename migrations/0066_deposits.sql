CREATE TABLE "quote_payment_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_payment_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" varchar(10) NOT NULL,
	"name" varchar(80) NOT NULL,
	"percent" smallint,
	"cents" integer NOT NULL,
	"due_since" date,
	"due_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_payment_steps_position" UNIQUE("quote_id","position"),
	CONSTRAINT "quote_payment_steps_kind" CHECK ("quote_payment_steps"."kind" in ('deposit', 'progress')),
	CONSTRAINT "quote_payment_steps_cents" CHECK ("quote_payment_steps"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_items" DROP CONSTRAINT "invoice_items_kind";--> statement-breakpoint
ALTER TABLE "invoice_items" DROP CONSTRAINT "invoice_items_account";--> statement-breakpoint
ALTER TABLE "invoice_items" DROP CONSTRAINT "invoice_items_source";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_lines" DROP CONSTRAINT "ledger_lines_account";--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "step_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "payment_terms" jsonb;--> statement-breakpoint
ALTER TABLE "quote_payment_steps" ADD CONSTRAINT "quote_payment_steps_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_payment_steps" ADD CONSTRAINT "quote_payment_steps_due_by_users_id_fk" FOREIGN KEY ("due_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_payment_steps_due" ON "quote_payment_steps" USING btree ("due_since");--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_step_id_quote_payment_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."quote_payment_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exported_entries_by_name" ON "exported_entries" USING btree (lower(trim(regexp_replace("customer", ' \(\d+\)$', ''))));--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_items_one_per_step" ON "invoice_items" USING btree ("step_id") WHERE "invoice_items"."released_by" is null;--> statement-breakpoint
CREATE INDEX "invoice_items_by_step" ON "invoice_items" USING btree ("step_id") WHERE "invoice_items"."step_id" is not null;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_kind" CHECK ("invoice_items"."kind" in ('visit', 'job', 'charge', 'credit', 'deposit', 'progress'));--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_account" CHECK ("invoice_items"."account" in ('revenue-mowing', 'revenue-programs', 'revenue-jobs', 'revenue-other', 'credits-given', 'customer-deposits'));--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_source" CHECK (num_nonnulls("invoice_items"."visit_id", "invoice_items"."charge_id", "invoice_items"."credit_id", "invoice_items"."step_id") <= 1);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('invoice', 'credit-note', 'payment', 'payment-reversed', 'credit-used', 'deposit-used', 'refund', 'refund-failed', 'payment-returned', 'fee'));--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_account" CHECK ("ledger_lines"."account" in ('cash', 'checks', 'card-reader', 'bank-transfer', 'stripe', 'receivable', 'customer-credit', 'customer-deposits', 'sales-tax-state', 'sales-tax-local', 'revenue-mowing', 'revenue-programs', 'revenue-jobs', 'revenue-other', 'credits-given', 'processing-fees'));--> statement-breakpoint
-- The step that an item bills is forgotten when its quote is deleted, like its visit, and never another one.
DROP TRIGGER "invoice_items_stay" ON "invoice_items";--> statement-breakpoint
CREATE TRIGGER "invoice_items_stay" BEFORE UPDATE OR DELETE ON "invoice_items"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('released_by', 'place', 'title', 'lines', 'visit_id', 'charge_id', 'credit_id', 'step_id');--> statement-breakpoint
DROP TRIGGER "invoice_items_keep_source" ON "invoice_items";--> statement-breakpoint
CREATE TRIGGER "invoice_items_keep_source" BEFORE UPDATE ON "invoice_items"
	FOR EACH ROW WHEN (
		(NEW."visit_id" IS NOT NULL AND NEW."visit_id" IS DISTINCT FROM OLD."visit_id")
		OR (NEW."charge_id" IS NOT NULL AND NEW."charge_id" IS DISTINCT FROM OLD."charge_id")
		OR (NEW."credit_id" IS NOT NULL AND NEW."credit_id" IS DISTINCT FROM OLD."credit_id")
		OR (NEW."step_id" IS NOT NULL AND NEW."step_id" IS DISTINCT FROM OLD."step_id")
	) EXECUTE FUNCTION "keep_billing"();
