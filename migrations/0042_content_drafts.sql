CREATE TABLE "content_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(40) NOT NULL,
	"slug" varchar(80) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"what" varchar(20) NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "content_history_what" CHECK ("content_history"."what" in ('found', 'added', 'published', 'hidden', 'shown', 'restored', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "subject_id" SET DATA TYPE varchar(128);--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "draft_by" uuid;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "draft_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "publish_fault" varchar(500);--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_history_by_entry" ON "content_history" USING btree ("kind","slug","id");--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_draft_by_users_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_entries_due" ON "content_entries" USING btree ("publish_at") WHERE "content_entries"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_draft" CHECK (("content_entries"."draft" is null) = ("content_entries"."draft_at" is null) and ("content_entries"."draft" is not null or ("content_entries"."publish_at" is null and "content_entries"."publish_fault" is null)));--> statement-breakpoint
-- A draft is on no page: only what is published has pages rendered again.
DROP TRIGGER "content_entries_raise_version" ON "content_entries";--> statement-breakpoint
CREATE TRIGGER "content_entries_raise_version" AFTER INSERT OR UPDATE OF "kind", "slug", "position", "body", "is_published" OR DELETE OR TRUNCATE ON "content_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
