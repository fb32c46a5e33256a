CREATE TABLE "content_former_slugs" (
	"kind" varchar(40) NOT NULL,
	"former" varchar(80) NOT NULL,
	"slug" varchar(80) NOT NULL,
	CONSTRAINT "content_former_slugs_kind_former_pk" PRIMARY KEY("kind","former"),
	CONSTRAINT "content_former_slugs_other" CHECK ("content_former_slugs"."former" <> "content_former_slugs"."slug")
);
--> statement-breakpoint
-- Posts become entries of content, with the day on which they appeared at the company. What was unpublished stays hidden.
DO $$ BEGIN IF EXISTS (SELECT FROM "blog_posts") THEN
INSERT INTO "content_entries" ("kind", "slug", "position", "body", "is_published", "created_at", "updated_at")
SELECT 'post', rtrim(left("slug", 80), '-'), (row_number() OVER (ORDER BY coalesce("published_at", "created_at"), "id") * 10)::int,
	jsonb_build_object(
		'title', "title", 'excerpt', left("excerpt", 400), 'category', "category", 'tags', to_jsonb("tags"), 'picture', "featured_image", 'text', "content",
		'publishedOn', to_char(coalesce("published_at", "created_at") AT TIME ZONE coalesce((SELECT "values"->>'timeZone' FROM "business_settings"), 'America/Chicago'), 'YYYY-MM-DD')),
	"published", "created_at", "updated_at"
FROM "blog_posts" ON CONFLICT DO NOTHING;
END IF; END $$;--> statement-breakpoint
-- The first posts came with the content of before, and those that are gone do not come back.
INSERT INTO "applied_seeds" ("name") SELECT 'content post' FROM "applied_seeds" WHERE "name" = 'content' ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "blog_posts" CASCADE;--> statement-breakpoint
ALTER TABLE "content_history" DROP CONSTRAINT "content_history_what";--> statement-breakpoint
CREATE INDEX "content_former_slugs_by_entry" ON "content_former_slugs" USING btree ("kind","slug");--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_what" CHECK ("content_history"."what" in ('found', 'added', 'published', 'hidden', 'shown', 'restored', 'renamed', 'removed'));
