CREATE TABLE "plan_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"email" varchar(255) NOT NULL,
	"phone" varchar(50) NOT NULL,
	"address" text NOT NULL,
	"property_size" integer NOT NULL,
	"lawn_area" integer NOT NULL,
	"data_source" varchar(50) NOT NULL,
	"frequency" varchar(20) NOT NULL,
	"add_ons" text[] DEFAULT '{}' NOT NULL,
	"start_date" date NOT NULL,
	"promo_code" varchar(40),
	"price_lines" jsonb NOT NULL,
	"first_visit_total" numeric(8, 2) NOT NULL,
	"every_visit_total" numeric(8, 2) NOT NULL,
	"notes" text,
	"status" varchar(20) DEFAULT 'new' NOT NULL,
	"held_for_review" boolean DEFAULT false NOT NULL,
	"hold_reasons" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_requests_status" CHECK ("plan_requests"."status" in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')),
	CONSTRAINT "plan_requests_frequency" CHECK ("plan_requests"."frequency" in ('weekly', 'bi-weekly', 'monthly', 'per-visit')),
	CONSTRAINT "plan_requests_size" CHECK ("plan_requests"."property_size" > 0 and "plan_requests"."lawn_area" >= 0),
	CONSTRAINT "plan_requests_totals" CHECK ("plan_requests"."first_visit_total" >= 0 and "plan_requests"."every_visit_total" >= 0)
);
--> statement-breakpoint
CREATE INDEX "plan_requests_by_status" ON "plan_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "plan_requests_by_email" ON "plan_requests" USING btree (lower("email"),"created_at");