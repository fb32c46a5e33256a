CREATE TABLE "sessions" (
	"sid" varchar(64) PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(255) NOT NULL,
	"browser_hash" varchar(64) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_codes_attempts" CHECK ("sign_in_codes"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(255) NOT NULL,
	"first_name" varchar(100),
	"last_name" varchar(100),
	"phone" varchar(50),
	"profile_image_url" text,
	"role" varchar(20) DEFAULT 'customer' NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('customer', 'staff', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) NOT NULL,
	"slug" varchar(200) NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" varchar(20) NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"featured_image" text,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_category" CHECK ("blog_posts"."category" in ('tips', 'updates', 'projects')),
	CONSTRAINT "blog_posts_slug" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blog_posts_date" CHECK (not "blog_posts"."published" or "blog_posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_name" text NOT NULL,
	"customer_email" varchar(255) NOT NULL,
	"customer_phone" varchar(50) NOT NULL,
	"property_address" text,
	"consultation_type_id" integer,
	"service_type" varchar(100) NOT NULL,
	"appointment_date" date NOT NULL,
	"appointment_time" varchar(5) NOT NULL,
	"duration" integer DEFAULT 60 NOT NULL,
	"status" varchar(20) DEFAULT 'scheduled' NOT NULL,
	"priority" varchar(20) DEFAULT 'normal' NOT NULL,
	"assigned_crew" varchar(100),
	"estimated_price" numeric(8, 2),
	"actual_price" numeric(8, 2),
	"notes" text,
	"customer_notes" text,
	"weather_notes" text,
	"reminder_sent" boolean DEFAULT false NOT NULL,
	"followup_required" boolean DEFAULT false NOT NULL,
	"reschedule_reason" text,
	"original_date" date,
	"original_time" varchar(5),
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_status" CHECK ("appointments"."status" in ('scheduled', 'confirmed', 'in_progress', 'completed', 'cancelled', 'no_show')),
	CONSTRAINT "appointments_time" CHECK ("appointments"."appointment_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "appointments_duration" CHECK ("appointments"."duration" > 0)
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"date" date PRIMARY KEY NOT NULL,
	"reason" varchar(200) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"duration" integer DEFAULT 60 NOT NULL,
	"price" numeric(8, 2) DEFAULT '0.00' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"category" varchar(50),
	"color" varchar(7) DEFAULT '#10B981' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_types_name_unique" UNIQUE("name"),
	CONSTRAINT "consultation_types_duration" CHECK ("consultation_types"."duration" between 15 and 480),
	CONSTRAINT "consultation_types_price" CHECK ("consultation_types"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" varchar(200) NOT NULL,
	"endpoint" varchar(100) NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pool" smallint DEFAULT 1 NOT NULL,
	"cell" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"appointment_id" integer,
	"hold_id" uuid,
	"expires_at" timestamp with time zone,
	CONSTRAINT "slot_claims_seat" CHECK ("slot_claims"."seat" >= 1),
	CONSTRAINT "slot_claims_owner" CHECK (not "slot_claims"."live" or num_nonnulls("slot_claims"."appointment_id", "slot_claims"."hold_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_hash" varchar(64) NOT NULL,
	"consultation_type_id" integer NOT NULL,
	"appointment_date" date NOT NULL,
	"appointment_time" varchar(5) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_slot_preferences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_slot_preferences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day_of_week" smallint NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"consultation_type_id" integer,
	"max_appointments" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_slot_preferences_day" CHECK ("time_slot_preferences"."day_of_week" between 0 and 6),
	CONSTRAINT "time_slot_preferences_order" CHECK ("time_slot_preferences"."end_time" > "time_slot_preferences"."start_time"),
	CONSTRAINT "time_slot_preferences_grid" CHECK (extract(minute from "time_slot_preferences"."start_time") in (0, 30) and extract(minute from "time_slot_preferences"."end_time") in (0, 30)),
	CONSTRAINT "time_slot_preferences_capacity" CHECK ("time_slot_preferences"."max_appointments" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "chat_events" (
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"message_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_events_log" PRIMARY KEY("session_id","number"),
	CONSTRAINT "chat_events_number" CHECK ("chat_events"."number" >= 1),
	CONSTRAINT "chat_events_kind" CHECK ("chat_events"."kind" in ('message', 'status', 'assignment', 'read')),
	CONSTRAINT "chat_events_message" CHECK (("chat_events"."kind" = 'message') = ("chat_events"."message_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"client_key" varchar(64),
	"text" text NOT NULL,
	"sender" varchar(20) NOT NULL,
	"sender_name" varchar(200) NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_sender" CHECK ("chat_messages"."sender" in ('customer', 'support'))
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_token_hash" varchar(64) NOT NULL,
	"user_id" uuid,
	"customer_name" varchar(200) NOT NULL,
	"customer_email" varchar(255) NOT NULL,
	"customer_phone" varchar(50),
	"status" varchar(20) DEFAULT 'active' NOT NULL,
	"priority" varchar(20) DEFAULT 'normal' NOT NULL,
	"assigned_agent" varchar(200),
	"last_event_number" integer DEFAULT 0 NOT NULL,
	"last_activity" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_sessions_visitorTokenHash_unique" UNIQUE("visitor_token_hash"),
	CONSTRAINT "chat_sessions_status" CHECK ("chat_sessions"."status" in ('active', 'waiting', 'closed')),
	CONSTRAINT "chat_sessions_priority" CHECK ("chat_sessions"."priority" in ('low', 'normal', 'high', 'urgent')),
	CONSTRAINT "chat_sessions_events" CHECK ("chat_sessions"."last_event_number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "support_notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"phone_number" varchar(50) NOT NULL,
	"message" text NOT NULL,
	"status" varchar(20) DEFAULT 'pending' NOT NULL,
	"notification_type" varchar(50) NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_notifications_status" CHECK ("support_notifications"."status" in ('pending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(255) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "address_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"is_valid" boolean NOT NULL,
	"property_size" integer,
	"lawn_area" integer,
	"data_source" varchar(50),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applied_seeds" (
	"name" varchar(50) PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" varchar(100) NOT NULL,
	"subject_type" varchar(50),
	"subject_id" varchar(64),
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_settings_single" CHECK ("business_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_version_single" CHECK ("content_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_hash" varchar(64) NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"storage_key" varchar(200) NOT NULL,
	"quote_request_id" uuid,
	"service_request_id" integer,
	"visit_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "photos_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "photos_size" CHECK ("photos"."byte_size" > 0 and "photos"."width" > 0 and "photos"."height" > 0),
	CONSTRAINT "photos_claimed_once" CHECK (num_nonnulls("photos"."quote_request_id", "photos"."service_request_id", "photos"."visit_id") <= 1),
	CONSTRAINT "photos_unclaimed_expire" CHECK ("photos"."expires_at" is not null or num_nonnulls("photos"."quote_request_id", "photos"."service_request_id", "photos"."visit_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "crews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crews_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"lot_size" integer,
	"lawn_area" integer,
	"gate_code_encrypted" text,
	"special_instructions" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_lot_size" CHECK ("properties"."lot_size" > 0),
	CONSTRAINT "properties_lawn_area" CHECK ("properties"."lawn_area" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"frequency" varchar(20) NOT NULL,
	"monthly_price" numeric(8, 2) NOT NULL,
	"status" varchar(20) DEFAULT 'active' NOT NULL,
	"starts_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_plans_frequency" CHECK ("service_plans"."frequency" in ('weekly', 'bi-weekly', 'monthly', 'per-visit')),
	CONSTRAINT "service_plans_status" CHECK ("service_plans"."status" in ('active', 'paused', 'cancelled')),
	CONSTRAINT "service_plans_price" CHECK ("service_plans"."monthly_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"customer_name" text NOT NULL,
	"customer_email" varchar(255) NOT NULL,
	"customer_phone" varchar(50) NOT NULL,
	"property_address" text NOT NULL,
	"service_type" varchar(100) NOT NULL,
	"description" text NOT NULL,
	"preferred_date" date,
	"urgency" varchar(20) DEFAULT 'normal' NOT NULL,
	"status" varchar(20) DEFAULT 'pending' NOT NULL,
	"estimated_price" numeric(8, 2),
	"final_price" numeric(8, 2),
	"photos" text[] DEFAULT '{}' NOT NULL,
	"notes" text,
	"assigned_crew" varchar(100),
	"scheduled_date" date,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_requests_urgency" CHECK ("service_requests"."urgency" in ('flexible', 'normal', 'urgent')),
	CONSTRAINT "service_requests_status" CHECK ("service_requests"."status" in ('pending', 'quoted', 'accepted', 'declined', 'scheduled', 'completed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"service_plan_id" integer,
	"service_request_id" integer,
	"crew_id" integer,
	"service_type" varchar(100) NOT NULL,
	"scheduled_date" date NOT NULL,
	"scheduled_time" varchar(5),
	"duration" integer,
	"status" varchar(20) DEFAULT 'scheduled' NOT NULL,
	"notes" text,
	"customer_notes" text,
	"rating" smallint,
	"reschedule_reason" text,
	"original_date" date,
	"original_time" varchar(5),
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_status" CHECK ("visits"."status" in ('scheduled', 'in_progress', 'completed', 'skipped', 'cancelled')),
	CONSTRAINT "visits_time" CHECK ("visits"."scheduled_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "visits_duration" CHECK ("visits"."duration" > 0),
	CONSTRAINT "visits_rating" CHECK ("visits"."rating" between 1 and 5),
	CONSTRAINT "visits_completed" CHECK (("visits"."status" = 'completed') = ("visits"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"description" varchar(200) DEFAULT '' NOT NULL,
	"percent" smallint,
	"amount" numeric(8, 2),
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_capitals" CHECK ("promo_codes"."code" = upper("promo_codes"."code")),
	CONSTRAINT "promo_codes_one_discount" CHECK (num_nonnulls("promo_codes"."percent", "promo_codes"."amount") = 1),
	CONSTRAINT "promo_codes_percent" CHECK ("promo_codes"."percent" between 1 and 100),
	CONSTRAINT "promo_codes_amount" CHECK ("promo_codes"."amount" > 0),
	CONSTRAINT "promo_codes_days" CHECK ("promo_codes"."valid_until" >= "promo_codes"."valid_from"),
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."uses" >= 0 and ("promo_codes"."max_uses" is null or "promo_codes"."uses" <= "promo_codes"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "quote_line_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_line_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"description" text NOT NULL,
	"quantity" numeric(10, 2) DEFAULT '1.00' NOT NULL,
	"unit_price" numeric(8, 2) NOT NULL,
	CONSTRAINT "quote_line_items_position" UNIQUE("quote_id","position"),
	CONSTRAINT "quote_line_items_quantity" CHECK ("quote_line_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"email" varchar(255) NOT NULL,
	"phone" varchar(50) NOT NULL,
	"service_type" varchar(100) NOT NULL,
	"project_details" text,
	"status" varchar(20) DEFAULT 'new' NOT NULL,
	"held_for_review" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_requests_status" CHECK ("quote_requests"."status" in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" varchar(20) DEFAULT 'draft' NOT NULL,
	"quote_request_id" uuid,
	"service_request_id" integer,
	"user_id" uuid,
	"customer_name" text NOT NULL,
	"customer_email" varchar(255) NOT NULL,
	"title" varchar(200) NOT NULL,
	"message" text,
	"total" numeric(8, 2) DEFAULT '0.00' NOT NULL,
	"valid_until" date,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" varchar(200),
	"answer_note" text,
	"content_hash" varchar(64),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" in ('draft', 'sent', 'changes_requested', 'accepted', 'declined', 'expired')),
	CONSTRAINT "quotes_version" CHECK ("quotes"."version" >= 1),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total" >= 0),
	CONSTRAINT "quotes_sent" CHECK ("quotes"."status" = 'draft' or "quotes"."sent_at" is not null),
	CONSTRAINT "quotes_one_source" CHECK (num_nonnulls("quotes"."quote_request_id", "quotes"."service_request_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "rate_limit_hits" (
	"key" varchar(100) PRIMARY KEY NOT NULL,
	"window_end" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geo_testimonials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "geo_testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_name" varchar(100) NOT NULL,
	"neighborhood" varchar(100) NOT NULL,
	"city" varchar(50) NOT NULL,
	"zip_code" varchar(10) NOT NULL,
	"rating" integer NOT NULL,
	"testimonial_text" text NOT NULL,
	"service_type" varchar(100) NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "geo_testimonials_rating" CHECK ("geo_testimonials"."rating" between 1 and 5),
	CONSTRAINT "geo_testimonials_latitude" CHECK ("geo_testimonials"."latitude" between -90 and 90),
	CONSTRAINT "geo_testimonials_longitude" CHECK ("geo_testimonials"."longitude" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_consultation_type_id_consultation_types_id_fk" FOREIGN KEY ("consultation_type_id") REFERENCES "public"."consultation_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_consultation_type_id_consultation_types_id_fk" FOREIGN KEY ("consultation_type_id") REFERENCES "public"."consultation_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_slot_preferences" ADD CONSTRAINT "time_slot_preferences_consultation_type_id_consultation_types_id_fk" FOREIGN KEY ("consultation_type_id") REFERENCES "public"."consultation_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notifications" ADD CONSTRAINT "support_notifications_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_quote_request_id_quote_requests_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_service_request_id_service_requests_id_fk" FOREIGN KEY ("service_request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_plans" ADD CONSTRAINT "service_plans_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_service_plan_id_service_plans_id_fk" FOREIGN KEY ("service_plan_id") REFERENCES "public"."service_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_service_request_id_service_requests_id_fk" FOREIGN KEY ("service_request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD CONSTRAINT "quote_line_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_quote_request_id_quote_requests_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_service_request_id_service_requests_id_fk" FOREIGN KEY ("service_request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sign_in_codes_by_email" ON "sign_in_codes" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "blog_posts_shown" ON "blog_posts" USING btree ("published_at") WHERE "blog_posts"."published";--> statement-breakpoint
CREATE INDEX "appointments_by_date" ON "appointments" USING btree ("appointment_date","appointment_time");--> statement-breakpoint
CREATE INDEX "appointments_by_email" ON "appointments" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_once" ON "idempotency_keys" USING btree ("endpoint","key");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_claims_live" ON "slot_claims" USING btree ("pool","cell","seat") WHERE "slot_claims"."live";--> statement-breakpoint
CREATE INDEX "slot_claims_by_appointment" ON "slot_claims" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "slot_claims_by_hold" ON "slot_claims" USING btree ("hold_id") WHERE "slot_claims"."hold_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_one_per_visitor" ON "slot_holds" USING btree ("visitor_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "time_slot_preferences_slot" ON "time_slot_preferences" USING btree ("day_of_week","start_time",coalesce("consultation_type_id", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "chat_events_message_once" ON "chat_events" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("session_id","client_key");--> statement-breakpoint
CREATE INDEX "chat_messages_by_session" ON "chat_messages" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "chat_sessions_open" ON "chat_sessions" USING btree ("last_activity") WHERE "chat_sessions"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "chat_sessions_by_user" ON "chat_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_notifications_by_session" ON "support_notifications" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "support_notifications_pending" ON "support_notifications" USING btree ("created_at") WHERE "support_notifications"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_active" ON "newsletter_subscriptions" USING btree ("is_active","subscribed_at");--> statement-breakpoint
CREATE INDEX "address_checks_by_time" ON "address_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "photos_by_owner" ON "photos" USING btree ("owner_hash","created_at");--> statement-breakpoint
CREATE INDEX "photos_expiry" ON "photos" USING btree ("expires_at") WHERE "photos"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "photos_by_quote_request" ON "photos" USING btree ("quote_request_id");--> statement-breakpoint
CREATE INDEX "photos_by_service_request" ON "photos" USING btree ("service_request_id");--> statement-breakpoint
CREATE INDEX "photos_by_visit" ON "photos" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "properties_by_user" ON "properties" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_plans_one_per_property" ON "service_plans" USING btree ("property_id") WHERE "service_plans"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "service_requests_by_user" ON "service_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "service_requests_by_email" ON "service_requests" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "service_requests_by_status" ON "service_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "visits_by_property" ON "visits" USING btree ("property_id","scheduled_date");--> statement-breakpoint
CREATE INDEX "visits_by_date" ON "visits" USING btree ("scheduled_date","crew_id");--> statement-breakpoint
CREATE INDEX "visits_by_plan" ON "visits" USING btree ("service_plan_id");--> statement-breakpoint
CREATE INDEX "visits_by_request" ON "visits" USING btree ("service_request_id");--> statement-breakpoint
CREATE INDEX "quote_requests_by_status" ON "quote_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_by_email" ON "quote_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "quotes_by_user" ON "quotes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quotes_by_status" ON "quotes" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "quotes_by_quote_request" ON "quotes" USING btree ("quote_request_id");--> statement-breakpoint
CREATE INDEX "quotes_by_service_request" ON "quotes" USING btree ("service_request_id");--> statement-breakpoint
CREATE INDEX "geo_testimonials_shown" ON "geo_testimonials" USING btree ("completed_at") WHERE "geo_testimonials"."is_public";