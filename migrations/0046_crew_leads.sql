ALTER TABLE "account_invitations" DROP CONSTRAINT "account_invitations_role";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "given_rights" varchar(20)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_role" CHECK ("account_invitations"."role" in ('crew', 'staff', 'owner'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('customer', 'crew', 'staff', 'owner'));