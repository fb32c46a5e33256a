-- How far a request has come stands in its place in the inbox alone: a new one begins there.
CREATE OR REPLACE FUNCTION "put_lead_of_form"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "put_lead"(TG_ARGV[0], jsonb_build_object(TG_ARGV[0], NEW."id"), NEW."first_name" || ' ' || NEW."last_name", NEW."email", NEW."phone", NEW."held_for_review", 'new', NEW."created_at", TG_OP = 'INSERT');
	RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "address_checks" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "address_checks" CASCADE;--> statement-breakpoint
ALTER TABLE "plan_requests" DROP CONSTRAINT "plan_requests_status";--> statement-breakpoint
ALTER TABLE "quote_requests" DROP CONSTRAINT "quote_requests_status";--> statement-breakpoint
ALTER TABLE "crew_actions" DROP CONSTRAINT "crew_actions_handled_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "customer_merges" DROP CONSTRAINT "customer_merges_merged_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "day_moves" DROP CONSTRAINT "day_moves_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "day_moves" DROP CONSTRAINT "day_moves_sent_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "plan_requests_by_status";--> statement-breakpoint
DROP INDEX "quote_requests_by_status";--> statement-breakpoint
ALTER TABLE "appointments" DROP COLUMN "actual_price";--> statement-breakpoint
ALTER TABLE "chat_messages" DROP COLUMN "is_read";--> statement-breakpoint
ALTER TABLE "crew_actions" DROP COLUMN "handled_by";--> statement-breakpoint
ALTER TABLE "customer_imports" DROP COLUMN "finished_at";--> statement-breakpoint
ALTER TABLE "customer_merges" DROP COLUMN "merged_by";--> statement-breakpoint
ALTER TABLE "sent_mails" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "plan_requests" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "photos" DROP COLUMN "zone";--> statement-breakpoint
ALTER TABLE "quote_requests" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "day_moves" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "day_moves" DROP COLUMN "sent_by";