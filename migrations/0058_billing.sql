CREATE TABLE "billing_numbers" (
	"name" varchar(20) PRIMARY KEY NOT NULL,
	"next" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"property_id" integer,
	"description" varchar(200) NOT NULL,
	"amount" numeric(8, 2) NOT NULL,
	"tax_class" varchar(20) NOT NULL,
	"charged_on" date NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_amount" CHECK ("charges"."amount" > 0),
	CONSTRAINT "charges_tax_class" CHECK ("charges"."tax_class" in ('taxable', 'not_taxed'))
);
--> statement-breakpoint
CREATE TABLE "credit_note_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_note_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credit_note_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"taxable_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	CONSTRAINT "credit_note_items_once" UNIQUE("credit_note_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"invoice_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"reason" varchar(300) NOT NULL,
	"total_cents" integer NOT NULL,
	"issued_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_notes_number" UNIQUE("number"),
	CONSTRAINT "credit_notes_total" CHECK ("credit_notes"."total_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" varchar(10) NOT NULL,
	"account" varchar(20) NOT NULL,
	"visit_id" integer,
	"charge_id" integer,
	"credit_id" integer,
	"title" varchar(250) NOT NULL,
	"served_on" date NOT NULL,
	"place" text NOT NULL,
	"lines" jsonb NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"taxable_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"released_by" integer,
	CONSTRAINT "invoice_items_position" UNIQUE("invoice_id","position"),
	CONSTRAINT "invoice_items_kind" CHECK ("invoice_items"."kind" in ('visit', 'job', 'charge', 'credit')),
	CONSTRAINT "invoice_items_account" CHECK ("invoice_items"."account" in ('revenue-mowing', 'revenue-programs', 'revenue-jobs', 'revenue-other', 'credits-given')),
	CONSTRAINT "invoice_items_source" CHECK (num_nonnulls("invoice_items"."visit_id", "invoice_items"."charge_id", "invoice_items"."credit_id") <= 1),
	CONSTRAINT "invoice_items_total" CHECK ("invoice_items"."total_cents" = "invoice_items"."subtotal_cents" + "invoice_items"."tax_cents")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"billed_to" varchar(255) NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"taxable_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"issued_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_cents" = "invoices"."subtotal_cents" + "invoices"."tax_cents"),
	CONSTRAINT "invoices_not_negative" CHECK ("invoices"."total_cents" >= 0),
	CONSTRAINT "invoices_due" CHECK ("invoices"."due_on" >= "invoices"."issued_on")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(20) NOT NULL,
	"user_id" uuid NOT NULL,
	"booked_on" date NOT NULL,
	"invoice_id" uuid,
	"credit_note_id" integer,
	"payment_id" uuid,
	"refund_id" uuid,
	"reverses_id" integer,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_reversed_once" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('invoice', 'credit-note', 'payment', 'payment-reversed', 'credit-used', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"account" varchar(20) NOT NULL,
	"cents" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"invoice_id" uuid,
	CONSTRAINT "ledger_lines_cents" CHECK ("ledger_lines"."cents" <> 0),
	CONSTRAINT "ledger_lines_account" CHECK ("ledger_lines"."account" in ('cash', 'checks', 'card-reader', 'bank-transfer', 'receivable', 'customer-credit', 'sales-tax-state', 'sales-tax-local', 'revenue-mowing', 'revenue-programs', 'revenue-jobs', 'revenue-other', 'credits-given')),
	CONSTRAINT "ledger_lines_receivable" CHECK (("ledger_lines"."account" = 'receivable') = ("ledger_lines"."invoice_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"method" varchar(20) NOT NULL,
	"cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"reference" varchar(60) DEFAULT '' NOT NULL,
	"note" varchar(300) DEFAULT '' NOT NULL,
	"taken_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	"reverse_reason" varchar(300),
	CONSTRAINT "payments_cents" CHECK ("payments"."cents" > 0),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('cash', 'check', 'card-reader', 'bank-transfer')),
	CONSTRAINT "payments_reversed" CHECK (("payments"."reversed_at" is null) = ("payments"."reverse_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"method" varchar(20) NOT NULL,
	"cents" integer NOT NULL,
	"refunded_on" date NOT NULL,
	"reason" varchar(300) NOT NULL,
	"reference" varchar(60) DEFAULT '' NOT NULL,
	"given_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_cents" CHECK ("refunds"."cents" > 0),
	CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('cash', 'check', 'card-reader', 'bank-transfer'))
);
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_items" ADD CONSTRAINT "credit_note_items_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_items" ADD CONSTRAINT "credit_note_items_item_id_invoice_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."invoice_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_credit_id_customer_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."customer_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_released_by_credit_notes_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_by_user" ON "charges" USING btree ("user_id","charged_on");--> statement-breakpoint
CREATE INDEX "credit_note_items_by_item" ON "credit_note_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "credit_notes_by_invoice" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_notes_by_day" ON "credit_notes" USING btree ("issued_on");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_items_one_per_visit" ON "invoice_items" USING btree ("visit_id") WHERE "invoice_items"."released_by" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_items_one_per_charge" ON "invoice_items" USING btree ("charge_id") WHERE "invoice_items"."released_by" is null;--> statement-breakpoint
CREATE INDEX "invoice_items_by_credit" ON "invoice_items" USING btree ("credit_id");--> statement-breakpoint
CREATE INDEX "invoices_by_user" ON "invoices" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "invoices_by_due" ON "invoices" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_user" ON "ledger_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_day" ON "ledger_entries" USING btree ("booked_on");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_one_per_invoice" ON "ledger_entries" USING btree ("invoice_id") WHERE "ledger_entries"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "ledger_lines_by_entry" ON "ledger_lines" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_invoice" ON "ledger_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_user" ON "ledger_lines" USING btree ("user_id","account");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_account" ON "ledger_lines" USING btree ("account");--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_by_day" ON "payments" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX "refunds_by_user" ON "refunds" USING btree ("user_id","created_at");--> statement-breakpoint
-- What was written about money stays: a mistake is taken back by a further row. Free are the columns that are named, which say whose
-- it is, who did it, and what is forgotten with an account.
CREATE FUNCTION "keep_billing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR (to_jsonb(NEW) - TG_ARGV) IS DISTINCT FROM (to_jsonb(OLD) - TG_ARGV) THEN
		RAISE EXCEPTION 'what % say of money stays as it was written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_stay" BEFORE UPDATE OR DELETE ON "ledger_entries"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('user_id', 'actor_id');--> statement-breakpoint
CREATE TRIGGER "ledger_lines_stay" BEFORE UPDATE OR DELETE ON "ledger_lines"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('user_id');--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE UPDATE OR DELETE ON "invoices"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('user_id', 'issued_by', 'billed_to');--> statement-breakpoint
CREATE TRIGGER "invoice_items_stay" BEFORE UPDATE OR DELETE ON "invoice_items"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('released_by', 'place', 'title', 'lines', 'visit_id', 'charge_id', 'credit_id');--> statement-breakpoint
-- What an item bills is forgotten when its record is deleted, and never another one.
CREATE TRIGGER "invoice_items_keep_source" BEFORE UPDATE ON "invoice_items"
	FOR EACH ROW WHEN (
		(NEW."visit_id" IS NOT NULL AND NEW."visit_id" IS DISTINCT FROM OLD."visit_id")
		OR (NEW."charge_id" IS NOT NULL AND NEW."charge_id" IS DISTINCT FROM OLD."charge_id")
		OR (NEW."credit_id" IS NOT NULL AND NEW."credit_id" IS DISTINCT FROM OLD."credit_id")
	) EXECUTE FUNCTION "keep_billing"();--> statement-breakpoint
CREATE TRIGGER "credit_notes_stay" BEFORE UPDATE OR DELETE ON "credit_notes"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('issued_by', 'reason');--> statement-breakpoint
CREATE TRIGGER "credit_note_items_stay" BEFORE UPDATE OR DELETE ON "credit_note_items"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"();--> statement-breakpoint
CREATE TRIGGER "payments_stay" BEFORE UPDATE OR DELETE ON "payments"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('user_id', 'taken_by', 'reference', 'note', 'reversed_at', 'reverse_reason');--> statement-breakpoint
CREATE TRIGGER "refunds_stay" BEFORE UPDATE OR DELETE ON "refunds"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('user_id', 'given_by', 'reference', 'reason');--> statement-breakpoint
-- Every entry of the ledger comes to zero when its transaction commits, whoever writes it.
CREATE FUNCTION "balance_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry integer := (to_jsonb(NEW) ->> TG_ARGV[0])::integer;
	off bigint;
BEGIN
	SELECT sum("cents") INTO off FROM "ledger_lines" WHERE "entry_id" = entry;
	IF off IS DISTINCT FROM 0 THEN
		RAISE EXCEPTION 'entry % of the ledger is off by % cents', entry, off USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_lines_balance" AFTER INSERT ON "ledger_lines"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "balance_ledger"('entry_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "balance_ledger"('id');--> statement-breakpoint
INSERT INTO "billing_numbers" ("name", "next") VALUES ('invoice', 1001), ('credit-note', 101);
