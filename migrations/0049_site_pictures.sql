CREATE TABLE "site_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(80) DEFAULT '' NOT NULL,
	"alt" varchar(300) DEFAULT '' NOT NULL,
	"kind" varchar(12) DEFAULT 'photo' NOT NULL,
	"storage_key" varchar(100) NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" varchar(7) NOT NULL,
	"crop" jsonb,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"state" varchar(10) DEFAULT 'making' NOT NULL,
	"failure" varchar(300),
	"files" jsonb,
	"retired_files" text[] DEFAULT '{}' NOT NULL,
	"retired_at" timestamp with time zone,
	"added_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_pictures_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "site_pictures_kind" CHECK ("site_pictures"."kind" in ('photo', 'rendering')),
	CONSTRAINT "site_pictures_state" CHECK ("site_pictures"."state" in ('making', 'ready', 'failed')),
	CONSTRAINT "site_pictures_failure" CHECK (("site_pictures"."state" = 'failed') = ("site_pictures"."failure" is not null)),
	CONSTRAINT "site_pictures_ready" CHECK ("site_pictures"."state" <> 'ready' or "site_pictures"."files" is not null),
	CONSTRAINT "site_pictures_size" CHECK ("site_pictures"."width" > 0 and "site_pictures"."height" > 0),
	CONSTRAINT "site_pictures_focus" CHECK ("site_pictures"."focal_x" between 0 and 1 and "site_pictures"."focal_y" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_pictures_listed" ON "site_pictures" USING btree ("id") WHERE "site_pictures"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "site_pictures_removed" ON "site_pictures" USING btree ("removed_at") WHERE "site_pictures"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "site_pictures_retired" ON "site_pictures" USING btree ("retired_at") WHERE "site_pictures"."retired_at" is not null;--> statement-breakpoint
-- Every change that pages show has them rendered again.
CREATE TRIGGER "site_pictures_raise_version" AFTER INSERT OR UPDATE OF "alt", "kind", "focal_x", "focal_y", "files", "removed_at" OR DELETE OR TRUNCATE ON "site_pictures"
	FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
