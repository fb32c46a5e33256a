CREATE TABLE "autopay_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "autopay_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" varchar(10) NOT NULL,
	"method_id" uuid,
	"method_label" varchar(60) NOT NULL,
	"terms" varchar(2000) NOT NULL,
	"terms_hash" varchar(64),
	"notice_days" smallint NOT NULL,
	"reason" varchar(300) NOT NULL,
	"actor_id" uuid,
	"changed_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "autopay_changes_kind" CHECK ("autopay_changes"."kind" in ('on', 'replaced', 'off')),
	CONSTRAINT "autopay_changes_terms" CHECK (("autopay_changes"."kind" = 'off') = ("autopay_changes"."terms" = '') and ("autopay_changes"."kind" = 'off') = ("autopay_changes"."terms_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "autopay_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "autopay_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"change_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"charge_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "autopay_notices_cents" CHECK ("autopay_notices"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "billing_tasks" DROP CONSTRAINT "billing_tasks_kind";--> statement-breakpoint
ALTER TABLE "stripe_customers" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_tasks" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "online_payments" ADD COLUMN "is_autopay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "online_payments" ADD COLUMN "method_id" uuid;--> statement-breakpoint
ALTER TABLE "online_payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "autopay_changes" ADD CONSTRAINT "autopay_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_changes" ADD CONSTRAINT "autopay_changes_method_id_saved_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."saved_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_changes" ADD CONSTRAINT "autopay_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_notices" ADD CONSTRAINT "autopay_notices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_notices" ADD CONSTRAINT "autopay_notices_change_id_autopay_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."autopay_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autopay_changes_by_user" ON "autopay_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "autopay_changes_by_method" ON "autopay_changes" USING btree ("method_id");--> statement-breakpoint
CREATE INDEX "autopay_notices_by_invoice" ON "autopay_notices" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "autopay_notices_by_change" ON "autopay_notices" USING btree ("change_id");--> statement-breakpoint
ALTER TABLE "billing_tasks" ADD CONSTRAINT "billing_tasks_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_method_id_saved_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."saved_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_tasks_by_invoice" ON "billing_tasks" USING btree ("invoice_id") WHERE "billing_tasks"."invoice_id" is not null and "billing_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "online_payments_by_method" ON "online_payments" USING btree ("method_id") WHERE "online_payments"."method_id" is not null;--> statement-breakpoint
CREATE INDEX "online_payments_by_invoice" ON "online_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_one_autopay" ON "online_payments" USING btree ("invoice_id") WHERE "online_payments"."is_autopay" and "online_payments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_customers_erased" ON "stripe_customers" USING btree ("erased_at") WHERE "stripe_customers"."erased_at" is not null;--> statement-breakpoint
ALTER TABLE "billing_tasks" ADD CONSTRAINT "billing_tasks_kind" CHECK ("billing_tasks"."kind" in ('paid-twice', 'refunded-at-stripe', 'refund-failed', 'disputed', 'dispute-won', 'dispute-lost', 'autopay-failed'));--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_owner" CHECK (("stripe_customers"."user_id" is null) = ("stripe_customers"."erased_at" is not null));--> statement-breakpoint
-- What someone agreed to stays as it was written; the deletion of an account takes the name of its card away.
CREATE TRIGGER "autopay_changes_stay" BEFORE UPDATE OR DELETE ON "autopay_changes"
	FOR EACH ROW EXECUTE FUNCTION "keep_billing"('method_id', 'method_label', 'reason', 'actor_id');
