CREATE TABLE "crew_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"crew_id" integer NOT NULL,
	"date" date NOT NULL,
	"visit_id" integer,
	"device" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"skew_ms" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" varchar(10) NOT NULL,
	"answer" text,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	CONSTRAINT "crew_actions_kind" CHECK ("crew_actions"."kind" in ('set-out', 'arrived', 'tick', 'photo', 'done', 'problem')),
	CONSTRAINT "crew_actions_outcome" CHECK ("crew_actions"."outcome" in ('taken', 'known', 'refused', 'conflict')),
	CONSTRAINT "crew_actions_sequence" CHECK ("crew_actions"."sequence" >= 1)
);
--> statement-breakpoint
CREATE TABLE "crew_links" (
	"crew_id" integer NOT NULL,
	"date" date NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "crew_links_crew_id_date_pk" PRIMARY KEY("crew_id","date"),
	CONSTRAINT "crew_links_generation" CHECK ("crew_links"."generation" >= 1)
);
--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "checklist" jsonb;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "photos_missing_reason" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "skip_kind" varchar(20);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "skip_reason" text;--> statement-breakpoint
ALTER TABLE "crew_actions" ADD CONSTRAINT "crew_actions_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_actions" ADD CONSTRAINT "crew_actions_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_actions" ADD CONSTRAINT "crew_actions_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_links" ADD CONSTRAINT "crew_links_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_actions_by_visit" ON "crew_actions" USING btree ("visit_id","received_at");--> statement-breakpoint
CREATE INDEX "crew_actions_by_day" ON "crew_actions" USING btree ("date","crew_id");--> statement-breakpoint
CREATE INDEX "crew_actions_open" ON "crew_actions" USING btree ("received_at") WHERE "crew_actions"."handled_at" is null and ("crew_actions"."kind" = 'problem' or "crew_actions"."outcome" = 'conflict');--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_skip_kind" CHECK ("visits"."skip_kind" in ('no-access', 'weather', 'customer', 'crew', 'other'));