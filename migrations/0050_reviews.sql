CREATE TABLE "review_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_requests_one_per_visit" UNIQUE("visit_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"words" text NOT NULL,
	"name_style" varchar(20) NOT NULL,
	"customer_name" varchar(110) NOT NULL,
	"may_publish" boolean NOT NULL,
	"neighborhood" varchar(100) NOT NULL,
	"city" varchar(50) NOT NULL,
	"zip_code" varchar(10) NOT NULL,
	"service_type" varchar(100) NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"status" varchar(20) DEFAULT 'new' NOT NULL,
	"refusal_reason" varchar(20),
	"refusal_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_one_per_request" UNIQUE("request_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_words" CHECK (char_length("reviews"."words") between 10 and 2000),
	CONSTRAINT "reviews_name_style" CHECK ("reviews"."name_style" in ('first-name', 'initials')),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('new', 'published', 'not_published', 'withdrawn')),
	CONSTRAINT "reviews_refusal_reason" CHECK ("reviews"."refusal_reason" in ('personal-data', 'abusive', 'not-our-work', 'false-identity', 'advertising')),
	CONSTRAINT "reviews_refused_with_reason" CHECK (("reviews"."status" = 'not_published') = ("reviews"."refusal_reason" is not null)),
	CONSTRAINT "reviews_published_by_consent" CHECK ("reviews"."status" <> 'published' or "reviews"."may_publish")
);
--> statement-breakpoint
ALTER TABLE "notice_preferences" DROP CONSTRAINT "notice_preferences_kind";--> statement-breakpoint
ALTER TABLE "geo_testimonials" ALTER COLUMN "is_sample" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_review_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."review_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_replies_by_review" ON "review_replies" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating","status") WHERE "reviews"."may_publish" and "reviews"."status" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("status","written_at","id");--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("completed_at","id") WHERE "reviews"."status" = 'published';--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_kind" CHECK ("notice_preferences"."kind" in ('two-days-before', 'morning-of', 'on-the-way', 'done', 'review'));--> statement-breakpoint
-- No row from before has a visit that proves it: all of them count as samples.
UPDATE "geo_testimonials" SET "is_sample" = true;--> statement-breakpoint
ALTER TABLE "geo_testimonials" ADD CONSTRAINT "geo_testimonials_samples" CHECK ("geo_testimonials"."is_sample");--> statement-breakpoint
-- What a customer wrote stays as it is once it is published, whoever asks. Before that a change of it is a new review to look at.
CREATE FUNCTION "keep_review_as_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW."request_id", NEW."rating", NEW."words", NEW."name_style", NEW."customer_name", NEW."may_publish", NEW."written_at")
		IS DISTINCT FROM
		(OLD."request_id", OLD."rating", OLD."words", OLD."name_style", OLD."customer_name", OLD."may_publish", OLD."written_at")
	THEN
		IF OLD."status" NOT IN ('new', 'not_published') OR NEW."status" <> 'new' OR NEW."request_id" <> OLD."request_id" THEN
			RAISE EXCEPTION 'a review stays as its customer wrote it' USING ERRCODE = 'restrict_violation';
		END IF;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "reviews_stay_as_written" BEFORE UPDATE ON "reviews"
	FOR EACH ROW EXECUTE FUNCTION "keep_review_as_written"();--> statement-breakpoint
-- Pages show reviews and replies, so a change of them is a change of the pages.
CREATE TRIGGER "reviews_raise_version" AFTER UPDATE OR DELETE ON "reviews"
	FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
