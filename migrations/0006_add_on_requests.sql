CREATE TABLE "quote_acceptances" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"typed_name" varchar(200) NOT NULL,
	"total" numeric(8, 2) NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"accepted_by" uuid NOT NULL,
	"pdf_hash" varchar(64),
	CONSTRAINT "quote_acceptances_hash" CHECK ("quote_acceptances"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "quote_acceptances_pdf" CHECK ("quote_acceptances"."pdf_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "quote_pins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_item_id" integer NOT NULL,
	"photo_id" uuid NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	CONSTRAINT "quote_pins_within" CHECK ("quote_pins"."x" between 0 and 1 and "quote_pins"."y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" uuid,
	CONSTRAINT "quote_versions_once" UNIQUE("quote_id","version")
);
--> statement-breakpoint
CREATE TABLE "request_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_request_id" integer NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"from_office" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "quotes_by_service_request";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "request_message_id" integer;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "taken_up_by" uuid;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "taken_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "declined_by" varchar(20);--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "unit" varchar(30) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "tax_class" varchar(20) DEFAULT 'taxable' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "is_optional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD COLUMN "is_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "tax_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "subtotal" numeric(8, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "tax" numeric(8, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "viewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_pins" ADD CONSTRAINT "quote_pins_line_item_id_quote_line_items_id_fk" FOREIGN KEY ("line_item_id") REFERENCES "public"."quote_line_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_pins" ADD CONSTRAINT "quote_pins_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_service_request_id_service_requests_id_fk" FOREIGN KEY ("service_request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_pins_by_line" ON "quote_pins" USING btree ("line_item_id");--> statement-breakpoint
CREATE INDEX "request_messages_by_request" ON "request_messages" USING btree ("service_request_id","id");--> statement-breakpoint
CREATE INDEX "request_messages_unread" ON "request_messages" USING btree ("read_at","created_at");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_request_message_id_request_messages_id_fk" FOREIGN KEY ("request_message_id") REFERENCES "public"."request_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_taken_up_by_users_id_fk" FOREIGN KEY ("taken_up_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_per_service_request" ON "quotes" USING btree ("service_request_id");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_message_of_request" CHECK ("photos"."request_message_id" is null or "photos"."service_request_id" is not null);--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_version" CHECK ("service_requests"."version" >= 1);--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_declined_by" CHECK ("service_requests"."declined_by" in ('customer', 'office'));--> statement-breakpoint
ALTER TABLE "quote_line_items" ADD CONSTRAINT "quote_line_items_tax_class" CHECK ("quote_line_items"."tax_class" in ('taxable', 'not_taxed'));