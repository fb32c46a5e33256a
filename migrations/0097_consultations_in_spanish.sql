ALTER TABLE "appointments" ADD COLUMN "spanish_service_type" varchar(100);--> statement-breakpoint
ALTER TABLE "consultation_types" ADD COLUMN "spanish_name" varchar(100) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_types" ADD COLUMN "spanish_description" text DEFAULT '' NOT NULL;