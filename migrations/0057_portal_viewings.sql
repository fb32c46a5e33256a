CREATE TABLE "portal_viewings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"session_id" uuid,
	"reason" varchar(300) NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "portal_viewings_two" CHECK ("portal_viewings"."user_id" <> "portal_viewings"."staff_id"),
	CONSTRAINT "portal_viewings_in_order" CHECK ("portal_viewings"."ends_at" > "portal_viewings"."started_at")
);
--> statement-breakpoint
ALTER TABLE "portal_viewings" ADD CONSTRAINT "portal_viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_viewings" ADD CONSTRAINT "portal_viewings_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_viewings" ADD CONSTRAINT "portal_viewings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_viewings_one_of_session" ON "portal_viewings" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "portal_viewings_by_customer" ON "portal_viewings" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "portal_viewings_by_staff" ON "portal_viewings" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "portal_viewings_open" ON "portal_viewings" USING btree ("ends_at") WHERE "portal_viewings"."ended_at" is null;