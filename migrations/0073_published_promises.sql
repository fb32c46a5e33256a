CREATE TABLE "published_promises" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"answers" integer NOT NULL,
	"median_minutes" integer,
	"arrivals" integer NOT NULL,
	"arrivals_kept" integer NOT NULL,
	"replies" integer NOT NULL,
	"replies_kept" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_promises_single" CHECK ("published_promises"."id" = 1)
);
--> statement-breakpoint
CREATE TRIGGER "published_promises_are_content" AFTER INSERT OR UPDATE OR DELETE ON "published_promises"
	FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
