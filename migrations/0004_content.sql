CREATE TABLE "content_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(40) NOT NULL,
	"slug" varchar(80) NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_entries_by_name" UNIQUE("kind","slug")
);
--> statement-breakpoint
-- A change counts also when it is made by hand, so the version rises by itself. An instance that finds it higher than it
-- knew reads settings and content again and renders its pages.
CREATE FUNCTION "raise_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "content_version" ("id") VALUES (1)
	ON CONFLICT ("id") DO UPDATE SET "version" = "content_version"."version" + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_entries_raise_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "business_settings_raise_version" AFTER UPDATE ON "business_settings"
	FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE FUNCTION "count_content_entry_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."version" := OLD."version" + 1;
	NEW."updated_at" := now();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_entries_count_version" BEFORE UPDATE ON "content_entries"
	FOR EACH ROW EXECUTE FUNCTION "count_content_entry_version"();
