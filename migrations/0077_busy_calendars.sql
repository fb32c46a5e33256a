CREATE TABLE "busy_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"host" varchar(253) NOT NULL,
	"address" text NOT NULL,
	"etag" varchar(200),
	"read_at" timestamp with time zone,
	"whole_at" timestamp with time zone,
	"failure" varchar(100)
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"user_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_user_id_starts_at_pk" PRIMARY KEY("user_id","starts_at"),
	CONSTRAINT "busy_times_order" CHECK ("busy_times"."starts_at" < "busy_times"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_user_id_busy_calendars_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."busy_calendars"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_by_end" ON "busy_times" USING btree ("ends_at");