CREATE TABLE "print_link_scans" (
	"link_id" integer NOT NULL,
	"day" date NOT NULL,
	"scans" integer NOT NULL,
	CONSTRAINT "print_link_scans_link_id_day_pk" PRIMARY KEY("link_id","day"),
	CONSTRAINT "print_link_scans_some" CHECK ("print_link_scans"."scans" > 0)
);
--> statement-breakpoint
CREATE TABLE "print_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(6) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"name" varchar(100) NOT NULL,
	"neighborhood" varchar(100),
	"zip" varchar(5),
	"target" varchar(30) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_links_code" UNIQUE("code"),
	CONSTRAINT "print_links_code_letters" CHECK ("print_links"."code" ~ '^[a-z2-9]{6}$'),
	CONSTRAINT "print_links_kind" CHECK ("print_links"."kind" in ('flyer', 'card', 'truck', 'yard-sign', 'post')),
	CONSTRAINT "print_links_target" CHECK ("print_links"."target" in ('/', '/quote', '/book', '/lawn-plan', '/services', '/gallery', '/contact')),
	CONSTRAINT "print_links_zip" CHECK ("print_links"."zip" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "via" varchar(6);--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "via" varchar(6);--> statement-breakpoint
ALTER TABLE "plan_requests" ADD COLUMN "via" varchar(6);--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "via" varchar(6);--> statement-breakpoint
ALTER TABLE "print_link_scans" ADD CONSTRAINT "print_link_scans_link_id_print_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."print_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_links" ADD CONSTRAINT "print_links_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_by_via" ON "appointments" USING btree ("via") WHERE "appointments"."via" is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_by_via" ON "chat_sessions" USING btree ("via") WHERE "chat_sessions"."via" is not null;--> statement-breakpoint
CREATE INDEX "plan_requests_by_via" ON "plan_requests" USING btree ("via") WHERE "plan_requests"."via" is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_by_via" ON "quote_requests" USING btree ("via") WHERE "quote_requests"."via" is not null;