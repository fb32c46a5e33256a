CREATE TABLE "application_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"action_id" uuid,
	"applied_at" timestamp with time zone NOT NULL,
	"customer_name" varchar(255) NOT NULL,
	"address" text NOT NULL,
	"product" varchar(200) NOT NULL,
	"registration_number" varchar(50) NOT NULL,
	"target" varchar(200) NOT NULL,
	"area" integer NOT NULL,
	"rate" varchar(100) NOT NULL,
	"amount" varchar(100) NOT NULL,
	"wind_speed" smallint NOT NULL,
	"wind_direction" varchar(3) NOT NULL,
	"temperature" smallint NOT NULL,
	"method" varchar(100) NOT NULL,
	"applicator" varchar(200) NOT NULL,
	"license" varchar(50) NOT NULL,
	"re_entry_hours" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_records_once" UNIQUE("action_id"),
	CONSTRAINT "application_records_area" CHECK ("application_records"."area" > 0),
	CONSTRAINT "application_records_wind" CHECK ("application_records"."wind_speed" between 0 and 99),
	CONSTRAINT "application_records_temperature" CHECK ("application_records"."temperature" between -20 and 130),
	CONSTRAINT "application_records_re_entry" CHECK ("application_records"."re_entry_hours" between 0 and 240)
);
--> statement-breakpoint
CREATE TABLE "crew_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crew_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"crew_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_credits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"problem_id" integer,
	"amount" numeric(8, 2) NOT NULL,
	"reason" varchar(500) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_credits_one_per_problem" UNIQUE("problem_id"),
	CONSTRAINT "customer_credits_amount" CHECK ("customer_credits"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "visit_problem_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_problem_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"problem_id" integer NOT NULL,
	"party" varchar(10) NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_problem_messages_party" CHECK ("visit_problem_messages"."party" in ('customer', 'office'))
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_plan_id" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"status" varchar(20) DEFAULT 'proposed' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" varchar(500) NOT NULL,
	"lines_before" jsonb NOT NULL,
	"lines_after" jsonb NOT NULL,
	"lawn_area_after" integer,
	"effective_on" date NOT NULL,
	"content" text NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"proposed_by" uuid,
	"notice_sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_changes_kind" CHECK ("plan_changes"."kind" in ('price', 'size')),
	CONSTRAINT "plan_changes_status" CHECK ("plan_changes"."status" in ('proposed', 'applied', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "plan_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" integer NOT NULL,
	"plan_request_id" uuid,
	"lead_id" integer,
	"status" varchar(20) DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" varchar(30) DEFAULT 'mowing' NOT NULL,
	"name" varchar(100) NOT NULL,
	"frequency" varchar(20) NOT NULL,
	"rounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lot_size" integer NOT NULL,
	"lawn_area" integer NOT NULL,
	"first_day" date NOT NULL,
	"crew_id" integer,
	"visit_time" varchar(5) DEFAULT '09:00' NOT NULL,
	"first_visit_lines" jsonb NOT NULL,
	"every_visit_lines" jsonb NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"message" text,
	"valid_until" date NOT NULL,
	"content" text,
	"content_hash" varchar(64),
	"sent_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"decline_reason" text,
	"service_plan_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_offers_status" CHECK ("plan_offers"."status" in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "plan_offers_kind" CHECK ("plan_offers"."kind" in ('mowing', 'fertilization', 'pre-emergent', 'aeration', 'mulch')),
	CONSTRAINT "plan_offers_sealed" CHECK (("plan_offers"."content" is null) = ("plan_offers"."content_hash" is null) and ("plan_offers"."status" = 'draft' or "plan_offers"."content" is not null or "plan_offers"."status" = 'withdrawn')),
	CONSTRAINT "plan_offers_plan" CHECK (("plan_offers"."status" = 'accepted') = ("plan_offers"."service_plan_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "crew_actions" DROP CONSTRAINT "crew_actions_kind";--> statement-breakpoint
ALTER TABLE "service_plans" DROP CONSTRAINT "service_plans_frequency";--> statement-breakpoint
ALTER TABLE "plan_agreements" DROP CONSTRAINT "plan_agreements_kind";--> statement-breakpoint
DROP INDEX "service_plans_one_per_property";--> statement-breakpoint
ALTER TABLE "plan_requests" ADD COLUMN "price_number" integer NOT NULL GENERATED BY DEFAULT AS IDENTITY (sequence name "plan_requests_price_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1);--> statement-breakpoint
ALTER TABLE "plan_requests" ADD COLUMN "price_held_until" date;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "kind" varchar(30) DEFAULT 'mowing' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "rounds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "every_visit_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "first_visit_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "lot_size" integer;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "lawn_area" integer;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "size_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "price_lines" jsonb;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "people" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD COLUMN "way" varchar(20) DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD COLUMN "taken_note" text;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD COLUMN "objected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD COLUMN "objection" text;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD COLUMN "pdf_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "closed_by" varchar(10);--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "remedy" varchar(20);--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "remedy_amount" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "remedy_visit_id" integer;--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_records" ADD CONSTRAINT "application_records_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_records" ADD CONSTRAINT "application_records_action_id_crew_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."crew_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_members" ADD CONSTRAINT "crew_members_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "customer_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "customer_credits_problem_id_visit_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."visit_problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_problem_messages" ADD CONSTRAINT "visit_problem_messages_problem_id_visit_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."visit_problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_problem_messages" ADD CONSTRAINT "visit_problem_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_service_plan_id_service_plans_id_fk" FOREIGN KEY ("service_plan_id") REFERENCES "public"."service_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_plan_request_id_plan_requests_id_fk" FOREIGN KEY ("plan_request_id") REFERENCES "public"."plan_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_service_plan_id_service_plans_id_fk" FOREIGN KEY ("service_plan_id") REFERENCES "public"."service_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_records_by_visit" ON "application_records" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "application_records_by_time" ON "application_records" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "crew_members_by_crew" ON "crew_members" USING btree ("crew_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crew_members_once" ON "crew_members" USING btree ("crew_id",lower("name"));--> statement-breakpoint
CREATE INDEX "customer_credits_by_user" ON "customer_credits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visit_problem_messages_by_problem" ON "visit_problem_messages" USING btree ("problem_id","id");--> statement-breakpoint
CREATE INDEX "plan_changes_by_plan" ON "plan_changes" USING btree ("service_plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_one_open" ON "plan_changes" USING btree ("service_plan_id") WHERE "plan_changes"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "plan_changes_due" ON "plan_changes" USING btree ("effective_on") WHERE "plan_changes"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "plan_offers_by_property" ON "plan_offers" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "plan_offers_open" ON "plan_offers" USING btree ("valid_until") WHERE "plan_offers"."status" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_offers_one_open" ON "plan_offers" USING btree ("property_id","kind") WHERE "plan_offers"."status" in ('draft', 'sent');--> statement-breakpoint
CREATE INDEX "plan_offers_by_request" ON "plan_offers" USING btree ("plan_request_id");--> statement-breakpoint
CREATE INDEX "plan_offers_by_lead" ON "plan_offers" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_remedy_visit_id_visits_id_fk" FOREIGN KEY ("remedy_visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_plans_one_of_a_kind" ON "service_plans" USING btree ("property_id","kind") WHERE "service_plans"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "plan_agreements_objected" ON "plan_agreements" USING btree ("objected_at") WHERE "plan_agreements"."objected_at" is not null;--> statement-breakpoint
ALTER TABLE "crew_actions" ADD CONSTRAINT "crew_actions_kind" CHECK ("crew_actions"."kind" in ('set-out', 'undo-set-out', 'arrived', 'tick', 'photo', 'people', 'size', 'application', 'done', 'problem'));--> statement-breakpoint
ALTER TABLE "service_plans" ADD CONSTRAINT "service_plans_kind" CHECK ("service_plans"."kind" in ('mowing', 'fertilization', 'pre-emergent', 'aeration', 'mulch'));--> statement-breakpoint
ALTER TABLE "service_plans" ADD CONSTRAINT "service_plans_frequency" CHECK ("service_plans"."frequency" in ('weekly', 'bi-weekly', 'monthly', 'per-visit', 'rounds'));--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_way" CHECK ("plan_agreements"."way" in ('portal', 'link', 'phone', 'paper', 'automatic'));--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_kind" CHECK ("plan_agreements"."kind" in ('start', 'frequency', 'pause', 'resume', 'cancel', 'restart', 'price', 'size'));--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_closed_by" CHECK ("visit_problems"."closed_by" in ('customer', 'office'));--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_remedy" CHECK ("visit_problems"."remedy" in ('return-visit', 'credit', 'refund', 'nothing'));--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_remedy_fits" CHECK (("visit_problems"."remedy_amount" is not null) = coalesce("visit_problems"."remedy" in ('credit', 'refund'), false) and "visit_problems"."remedy_amount" > 0 and ("visit_problems"."remedy_visit_id" is null or "visit_problems"."remedy" = 'return-visit'));--> statement-breakpoint
-- What a plan costs was a sum a month; a visit of it costs a year of months over a year of visits.
UPDATE "service_plans" SET "every_visit_lines" = jsonb_build_array(jsonb_build_object(
	'label', "name",
	'amount', to_char(round("monthly_price" * 12 / CASE "frequency" WHEN 'weekly' THEN 42 WHEN 'bi-weekly' THEN 26 ELSE 12 END, 2), 'FM9999990.00'),
	'taxClass', 'taxable'
)) WHERE "frequency" <> 'per-visit';--> statement-breakpoint
UPDATE "service_plans" SET "first_visit_lines" = "every_visit_lines";--> statement-breakpoint
UPDATE "visits" SET "price_lines" = "service_plans"."every_visit_lines" FROM "service_plans"
	WHERE "visits"."service_plan_id" = "service_plans"."id" AND "visits"."status" IN ('scheduled', 'in_progress', 'completed') AND "service_plans"."every_visit_lines" <> '[]';
