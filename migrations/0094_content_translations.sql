CREATE TABLE "content_translations" (
	"kind" varchar(40) NOT NULL,
	"slug" varchar(80) NOT NULL,
	"language" varchar(2) NOT NULL,
	"texts" jsonb NOT NULL,
	"of_version" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_translations_kind_slug_language_pk" PRIMARY KEY("kind","slug","language"),
	CONSTRAINT "content_translations_language" CHECK ("content_translations"."language" in ('es'))
);
--> statement-breakpoint
ALTER TABLE "content_history" DROP CONSTRAINT "content_history_what";--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "body_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "language" varchar(2);--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_language" CHECK ("content_history"."language" in ('es'));--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_what" CHECK ("content_history"."what" in ('found', 'supplied', 'added', 'published', 'hidden', 'shown', 'restored', 'renamed', 'translated', 'removed'));--> statement-breakpoint
CREATE FUNCTION "note_content_body_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."body" IS DISTINCT FROM OLD."body" THEN
		NEW."body_version" := OLD."version" + 1;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_entries_note_body_version" BEFORE UPDATE ON "content_entries"
	FOR EACH ROW EXECUTE FUNCTION "note_content_body_version"();--> statement-breakpoint
CREATE TRIGGER "content_translations_count_version" BEFORE UPDATE ON "content_translations"
	FOR EACH ROW EXECUTE FUNCTION "count_content_entry_version"();--> statement-breakpoint
CREATE TRIGGER "content_translations_raise_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_translations"
	FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
