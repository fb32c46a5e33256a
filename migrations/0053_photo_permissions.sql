CREATE TABLE "photo_permissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_permissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"photo_id" uuid,
	"picture_id" integer,
	"status" varchar(12) DEFAULT 'asked' NOT NULL,
	"words" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"allowed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "photo_permissions_status" CHECK ("photo_permissions"."status" in ('asked', 'allowed', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "photo_permissions_allowed" CHECK ("photo_permissions"."status" not in ('allowed', 'withdrawn') or "photo_permissions"."allowed_at" is not null),
	CONSTRAINT "photo_permissions_closed" CHECK (("photo_permissions"."status" in ('declined', 'withdrawn', 'ended')) = ("photo_permissions"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "site_pictures" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_permissions" ADD CONSTRAINT "photo_permissions_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_permissions" ADD CONSTRAINT "photo_permissions_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_permissions" ADD CONSTRAINT "photo_permissions_picture_id_site_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."site_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_permissions" ADD CONSTRAINT "photo_permissions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_permissions_one_per_photo" ON "photo_permissions" USING btree ("photo_id") WHERE "photo_permissions"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "photo_permissions_by_visit" ON "photo_permissions" USING btree ("visit_id","id");--> statement-breakpoint
CREATE INDEX "photo_permissions_by_picture" ON "photo_permissions" USING btree ("picture_id");--> statement-breakpoint
-- What is withheld leaves every page, as what is removed does.
DROP TRIGGER "site_pictures_raise_version" ON "site_pictures";--> statement-breakpoint
CREATE TRIGGER "site_pictures_raise_version" AFTER INSERT OR UPDATE OF "alt", "kind", "focal_x", "focal_y", "files", "is_withheld", "removed_at" OR DELETE OR TRUNCATE ON "site_pictures"
	FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
