CREATE TABLE "crew_feeds" (
	"crew_id" integer PRIMARY KEY NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "crew_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "overbook_reason" varchar(300);--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_preferences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "overbook_reason" varchar(300);--> statement-breakpoint
ALTER TABLE "crew_feeds" ADD CONSTRAINT "crew_feeds_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_by_crew" ON "appointments" USING btree ("crew_id","appointment_date") WHERE "appointments"."crew_id" is not null;