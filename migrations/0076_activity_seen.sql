ALTER TABLE "told_deeds" RENAME TO "activity_seen";--> statement-breakpoint
ALTER TABLE "activity_seen" RENAME CONSTRAINT "told_deeds_pkey" TO "activity_seen_pkey";--> statement-breakpoint
ALTER TABLE "activity_seen" RENAME CONSTRAINT "told_deeds_user_id_users_id_fk" TO "activity_seen_user_id_users_id_fk";
