CREATE TABLE "billing_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" varchar(20) NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	CONSTRAINT "billing_tasks_kind" CHECK ("billing_tasks"."kind" in ('paid-twice', 'refunded-at-stripe', 'refund-failed', 'disputed', 'dispute-won', 'dispute-lost'))
);
--> statement-breakpoint
CREATE TABLE "online_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"invoice_id" uuid,
	"cents" integer NOT NULL,
	"key" varchar(200) NOT NULL,
	"attempt" smallint NOT NULL,
	"status" varchar(20) NOT NULL,
	"keeps_method" boolean DEFAULT false NOT NULL,
	"intent_id" varchar(100),
	"method_label" varchar(60) DEFAULT '' NOT NULL,
	"failure" varchar(60),
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "online_payments_key" UNIQUE("key"),
	CONSTRAINT "online_payments_intent" UNIQUE("intent_id"),
	CONSTRAINT "online_payments_booked_once" UNIQUE("payment_id"),
	CONSTRAINT "online_payments_cents" CHECK ("online_payments"."cents" > 0),
	CONSTRAINT "online_payments_status" CHECK ("online_payments"."status" in ('open', 'processing', 'succeeded', 'canceled')),
	CONSTRAINT "online_payments_ended" CHECK (("online_payments"."ended_at" is null) = ("online_payments"."status" in ('open', 'processing'))),
	CONSTRAINT "online_payments_booked" CHECK (("online_payments"."payment_id" is null) = ("online_payments"."status" <> 'succeeded'))
);
--> statement-breakpoint
CREATE TABLE "online_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"online_payment_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"status" varchar(20) NOT NULL,
	"stripe_refund_id" varchar(100),
	"refund_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "online_refunds_stripe" UNIQUE("stripe_refund_id"),
	CONSTRAINT "online_refunds_cents" CHECK ("online_refunds"."cents" > 0),
	CONSTRAINT "online_refunds_status" CHECK ("online_refunds"."status" in ('pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "saved_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"stripe_id" varchar(100) NOT NULL,
	"stripe_customer_id" varchar(100) NOT NULL,
	"label" varchar(60) NOT NULL,
	"expires" varchar(7),
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_methods_stripe" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"stripe_id" varchar(100) PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_disputes" (
	"stripe_id" varchar(100) PRIMARY KEY NOT NULL,
	"online_payment_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"status" varchar(20) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_disputes_cents" CHECK ("stripe_disputes"."cents" > 0),
	CONSTRAINT "stripe_disputes_status" CHECK ("stripe_disputes"."status" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" varchar(100) PRIMARY KEY NOT NULL,
	"type" varchar(100) NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_lines" DROP CONSTRAINT "ledger_lines_account";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_method";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_method";--> statement-breakpoint
ALTER TABLE "billing_tasks" ADD CONSTRAINT "billing_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_tasks" ADD CONSTRAINT "billing_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_online_payment_id_online_payments_id_fk" FOREIGN KEY ("online_payment_id") REFERENCES "public"."online_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_methods" ADD CONSTRAINT "saved_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_disputes" ADD CONSTRAINT "stripe_disputes_online_payment_id_online_payments_id_fk" FOREIGN KEY ("online_payment_id") REFERENCES "public"."online_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_tasks_by_user" ON "billing_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_tasks_open" ON "billing_tasks" USING btree ("created_at") WHERE "billing_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "online_payments_by_user" ON "online_payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "online_payments_open" ON "online_payments" USING btree ("created_at") WHERE "online_payments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "online_refunds_by_payment" ON "online_refunds" USING btree ("online_payment_id");--> statement-breakpoint
CREATE INDEX "online_refunds_by_refund" ON "online_refunds" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "saved_methods_by_user" ON "saved_methods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stripe_customers_by_user" ON "stripe_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stripe_disputes_by_payment" ON "stripe_disputes" USING btree ("online_payment_id");--> statement-breakpoint
CREATE INDEX "stripe_events_by_time" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('invoice', 'credit-note', 'payment', 'payment-reversed', 'credit-used', 'refund', 'refund-failed', 'payment-returned', 'fee'));--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_account" CHECK ("ledger_lines"."account" in ('cash', 'checks', 'card-reader', 'bank-transfer', 'stripe', 'receivable', 'customer-credit', 'sales-tax-state', 'sales-tax-local', 'revenue-mowing', 'revenue-programs', 'revenue-jobs', 'revenue-other', 'credits-given', 'processing-fees'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in ('cash', 'check', 'card-reader', 'bank-transfer', 'online'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('cash', 'check', 'card-reader', 'bank-transfer', 'online'));