CREATE TABLE "lead_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"author_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"quoted_text" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"message_hash" varchar(64),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "lead_entries_kind" CHECK ("lead_entries"."kind" in ('note', 'call', 'mail-out', 'mail-in', 'stage', 'assignment', 'made'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"kind" varchar(10) NOT NULL,
	"quote_request_id" uuid,
	"plan_request_id" uuid,
	"appointment_id" integer,
	"call_id" uuid,
	"name" varchar(255) NOT NULL,
	"mailbox" varchar(255) NOT NULL,
	"phone_digits" varchar(10) NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"stage" varchar(20) DEFAULT 'new' NOT NULL,
	"assigned_to" uuid,
	"arrived_at" timestamp with time zone NOT NULL,
	"last_news_at" timestamp with time zone NOT NULL,
	"has_news" boolean DEFAULT false NOT NULL,
	"first_answered_at" timestamp with time zone,
	"customer_id" uuid,
	"service_request_id" integer,
	"booked_id" integer,
	CONSTRAINT "leads_of_quote_request" UNIQUE("quote_request_id"),
	CONSTRAINT "leads_of_plan_request" UNIQUE("plan_request_id"),
	CONSTRAINT "leads_of_appointment" UNIQUE("appointment_id"),
	CONSTRAINT "leads_of_call" UNIQUE("call_id"),
	CONSTRAINT "leads_kind" CHECK ("leads"."kind" in ('quote', 'plan', 'booking', 'call')),
	CONSTRAINT "leads_stage" CHECK ("leads"."stage" in ('new', 'contacted', 'quoted', 'booked', 'won', 'lost', 'spam')),
	CONSTRAINT "leads_one_source" CHECK (num_nonnulls("leads"."quote_request_id", "leads"."plan_request_id", "leads"."appointment_id", "leads"."call_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "phone_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(200) NOT NULL,
	"phone" varchar(50) NOT NULL,
	"email" varchar(255) DEFAULT '' NOT NULL,
	"words" text NOT NULL,
	"taken_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_claimed_once";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_unclaimed_expire";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "lead_entry_id" integer;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_quote_request_id_quote_requests_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_plan_request_id_plan_requests_id_fk" FOREIGN KEY ("plan_request_id") REFERENCES "public"."plan_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_call_id_phone_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."phone_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_service_request_id_service_requests_id_fk" FOREIGN KEY ("service_request_id") REFERENCES "public"."service_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_booked_id_appointments_id_fk" FOREIGN KEY ("booked_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_entries_by_lead" ON "lead_entries" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_entries_mail_once" ON "lead_entries" USING btree ("lead_id","message_hash");--> statement-breakpoint
CREATE INDEX "leads_open" ON "leads" USING btree ("last_news_at","id") WHERE not "leads"."is_held" and "leads"."stage" in ('new', 'contacted', 'quoted', 'booked');--> statement-breakpoint
CREATE INDEX "leads_by_stage" ON "leads" USING btree ("stage","last_news_at","id") WHERE not "leads"."is_held";--> statement-breakpoint
CREATE INDEX "leads_held" ON "leads" USING btree ("last_news_at","id") WHERE "leads"."is_held" and "leads"."stage" <> 'spam';--> statement-breakpoint
CREATE INDEX "leads_spam" ON "leads" USING btree ("last_news_at","id") WHERE "leads"."stage" = 'spam';--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("arrived_at","id") WHERE not "leads"."is_held" and "leads"."stage" = 'new' and "leads"."first_answered_at" is null and "leads"."kind" <> 'booking';--> statement-breakpoint
CREATE INDEX "leads_by_arrival" ON "leads" USING btree ("arrived_at") WHERE "leads"."first_answered_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_mailbox" ON "leads" USING btree ("mailbox") WHERE "leads"."mailbox" <> '';--> statement-breakpoint
CREATE INDEX "leads_by_phone" ON "leads" USING btree ("phone_digits") WHERE "leads"."phone_digits" <> '';--> statement-breakpoint
CREATE INDEX "leads_by_customer" ON "leads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "leads_by_service_request" ON "leads" USING btree ("service_request_id");--> statement-breakpoint
CREATE INDEX "leads_by_booked" ON "leads" USING btree ("booked_id");--> statement-breakpoint
CREATE INDEX "phone_calls_by_email" ON "phone_calls" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_lead_entry_id_lead_entries_id_fk" FOREIGN KEY ("lead_entry_id") REFERENCES "public"."lead_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role") WHERE "users"."role" <> 'customer';--> statement-breakpoint
CREATE INDEX "photos_by_lead_entry" ON "photos" USING btree ("lead_entry_id");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_claimed_once" CHECK (num_nonnulls("photos"."quote_request_id", "photos"."service_request_id", "photos"."visit_id", "photos"."chat_message_id", "photos"."lead_entry_id") <= 1);--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_unclaimed_expire" CHECK ("photos"."expires_at" is not null or num_nonnulls("photos"."quote_request_id", "photos"."service_request_id", "photos"."visit_id", "photos"."chat_message_id", "photos"."lead_entry_id") = 1);--> statement-breakpoint
-- A lead has its place in the inbox from the moment its source is written, however it is written: by a form, by the chat, by a
-- restore. Name, mailbox, telephone and whether it is held are copies, and follow the source.
CREATE FUNCTION "put_lead"("new_kind" text, "source" jsonb, "new_name" text, "email" text, "phone" text, "held" boolean, "new_stage" text, "arrived" timestamp with time zone, "is_new" boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"new_mailbox" text := lower(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@'));
	"digits" text := right(regexp_replace("phone", '\D', '', 'g'), 10);
BEGIN
	IF "is_new" THEN
		INSERT INTO "leads" ("kind", "quote_request_id", "plan_request_id", "appointment_id", "call_id", "name", "mailbox", "phone_digits", "is_held", "stage", "arrived_at", "last_news_at")
		VALUES ("new_kind", ("source" ->> 'quote')::uuid, ("source" ->> 'plan')::uuid, ("source" ->> 'booking')::integer, ("source" ->> 'call')::uuid,
			"new_name", "new_mailbox", "digits", "held", "new_stage", "arrived", "arrived");
		RETURN;
	END IF;
	UPDATE "leads" SET "name" = "new_name", "mailbox" = "new_mailbox", "phone_digits" = "digits", "is_held" = "held"
	WHERE "quote_request_id" = ("source" ->> 'quote')::uuid OR "plan_request_id" = ("source" ->> 'plan')::uuid
		OR "appointment_id" = ("source" ->> 'booking')::integer OR "call_id" = ("source" ->> 'call')::uuid;
END $$;--> statement-breakpoint
CREATE FUNCTION "put_lead_of_form"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "put_lead"(TG_ARGV[0], jsonb_build_object(TG_ARGV[0], NEW."id"), NEW."first_name" || ' ' || NEW."last_name", NEW."email", NEW."phone", NEW."held_for_review", NEW."status", NEW."created_at", TG_OP = 'INSERT');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "put_lead_of_appointment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "put_lead"('booking', jsonb_build_object('booking', NEW."id"), left(NEW."customer_name", 255), NEW."customer_email", NEW."customer_phone", NEW."review_until" IS NOT NULL AND NEW."status" <> 'cancelled', 'booked', NEW."created_at", TG_OP = 'INSERT');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "put_lead_of_call"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "put_lead"('call', jsonb_build_object('call', NEW."id"), NEW."name", NEW."email", NEW."phone", false, 'new', NEW."created_at", TG_OP = 'INSERT');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "quote_requests_put_lead" AFTER INSERT OR UPDATE OF "first_name", "last_name", "email", "phone", "held_for_review" ON "quote_requests"
	FOR EACH ROW EXECUTE FUNCTION "put_lead_of_form"('quote');--> statement-breakpoint
CREATE TRIGGER "plan_requests_put_lead" AFTER INSERT OR UPDATE OF "first_name", "last_name", "email", "phone", "held_for_review" ON "plan_requests"
	FOR EACH ROW EXECUTE FUNCTION "put_lead_of_form"('plan');--> statement-breakpoint
CREATE TRIGGER "appointments_put_lead" AFTER INSERT OR UPDATE OF "customer_name", "customer_email", "customer_phone", "review_until", "status" ON "appointments"
	FOR EACH ROW EXECUTE FUNCTION "put_lead_of_appointment"();--> statement-breakpoint
CREATE TRIGGER "phone_calls_put_lead" AFTER INSERT OR UPDATE OF "name", "email", "phone" ON "phone_calls"
	FOR EACH ROW EXECUTE FUNCTION "put_lead_of_call"();--> statement-breakpoint
-- Leads that were there before the inbox, in the order in which they came.
SELECT "put_lead"("kind", jsonb_build_object("kind", "id"), "name", "email", "phone", "held", "stage", "created_at", true) FROM (
	SELECT 'quote' AS "kind", "id"::text, "first_name" || ' ' || "last_name" AS "name", "email"::text, "phone"::text, "held_for_review" AS "held", "status"::text AS "stage", "created_at" FROM "quote_requests"
	UNION ALL SELECT 'plan', "id"::text, "first_name" || ' ' || "last_name", "email"::text, "phone"::text, "held_for_review", "status"::text, "created_at" FROM "plan_requests"
	UNION ALL SELECT 'booking', "id"::text, left("customer_name", 255), "customer_email"::text, "customer_phone"::text, "review_until" IS NOT NULL AND "status" <> 'cancelled', 'booked', "created_at" FROM "appointments"
	ORDER BY "created_at") AS "earlier";
